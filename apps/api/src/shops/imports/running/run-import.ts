import { workingStates } from '@boardwalk/sdk-core/vocabulary/imports/import-states';
import { and, eq, inArray } from 'drizzle-orm';
import * as z from 'zod/mini';
import { defineWork } from '../../../platform/queue/work.ts';
import { productImports } from '../tables.ts';
import { importChunk } from './import-chunk.ts';
import { undoChunk } from './undo-chunk.ts';

/** Writes the products of an import, or puts them back: one chunk a run. */
export const runProductImport = defineWork({
  name: 'import-products',
  summary: 'Writes the next products of an imported table, or puts back those of an undone one.',
  ids: z.strictObject({ importId: z.int().check(z.gte(1)) }),
  longestMinutes: 5,
  // A shop has one table at work: one that fails for good must not hold the others up for hours.
  retries: 3,
  async run(platform, { importId: id }) {
    platform.signal.throwIfAborted();
    const { shopKey, state } = productImports;
    const [found] = await platform.database
      .select({ id: productImports.id, shopKey, state })
      .from(productImports)
      .where(eq(productImports.id, id));
    // A user who closed their account meanwhile has none.
    if (!found) return 'done';
    const hasMore =
      found.state === 'undoing'
        ? await undoChunk(platform, found)
        : await importChunk(platform, found);
    return hasMore ? 'more' : 'done';
  },
  async giveUp({ database, clock }, { importId: id }) {
    await database
      .update(productImports)
      .set({ state: 'stopped', finishedAt: clock.now() })
      .where(and(eq(productImports.id, id), inArray(productImports.state, [...workingStates])));
  },
});
