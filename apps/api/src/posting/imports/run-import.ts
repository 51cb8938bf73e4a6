import { eq } from 'drizzle-orm';
import * as z from 'zod/mini';
import { defineWork } from '../../platform/queue/work.ts';
import { listingImports } from '../tables.ts';
import { publishChunk } from './publish-chunk.ts';
import { removeChunk } from './remove-chunk.ts';

/** Publishes the listings of an import, or takes them away: one chunk a run. */
export const runImport = defineWork({
  name: 'import-listings',
  summary:
    'Publishes the next listings of an imported table, or takes away those of an undone one.',
  ids: z.strictObject({ importId: z.int().check(z.gte(1)) }),
  longestMinutes: 5,
  async run(platform, { importId: id }) {
    platform.signal.throwIfAborted();
    const { ownerId, state } = listingImports;
    const [found] = await platform.database
      .select({ id: listingImports.id, ownerId, state })
      .from(listingImports)
      .where(eq(listingImports.id, id));
    // A user who closed their account meanwhile has none.
    if (!found) return 'done';
    const hasMore =
      found.state === 'undoing'
        ? await removeChunk(platform, found)
        : await publishChunk(platform, found);
    return hasMore ? 'more' : 'done';
  },
});
