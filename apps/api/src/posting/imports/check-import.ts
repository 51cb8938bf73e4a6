import type * as schemas from '@boardwalk/sdk-core/posting/imports/schemas';
import type { ListingImport } from '@boardwalk/sdk-core/posting/imports/schemas';
import type { UserId } from '@boardwalk/sdk-core/vocabulary/ids';
import { Problem } from '@boardwalk/sdk-core/vocabulary/problem';
import { and, eq } from 'drizzle-orm';
import { lockUser } from '../../account/lock-user.ts';
import { requirePersonalAllowance } from '../../platform/calls/allowance.ts';
import { requireMember } from '../../platform/calls/require-rule.ts';
import type { Queries } from '../../platform/database/database.ts';
import type { Handler } from '../../platform/domain.ts';
import {
  type HeldTable,
  withCheckedTable,
} from '../../platform/tables/thread/with-checked-table.ts';
import { describeProfile } from '../../profile/describe-profile.ts';
import { listingImportRows, listingImports } from '../tables.ts';
import { countNotes } from './count-notes.ts';
import { describeImport } from './describe-import.ts';
import { findKnownKeys } from './find-known-keys.ts';
import type { RightRow, WrongRow } from './reading/check-table.ts';
import { requireImporter } from './require-importer.ts';

/** Tables that a person has checked in a minute, and the bytes of one that counts as one. */
const checksPerMinute = 10;
const bytesOfCheck = 2_097_152;

/** The module that reads the table, in a thread. */
const checker = {
  module: new URL('reading/check-table.ts', import.meta.url).href,
  name: 'checkTable',
};

/** Checks a table as publishing would, and keeps what is right until its owner starts it. */
export const checkImport: Handler<typeof schemas.checkImport> = async (
  { params: { type: kind }, query: { name }, body: bytes },
  context,
) => {
  const { database, clock, signal } = context;
  const member = requireMember(context.caller);
  const { userId } = member;
  await requireImporter(database, member, kind, clock);
  await requirePersonalAllowance(context, {
    what: 'checked tables',
    userId,
    perMinute: checksPerMinute,
    weight: Math.max(1, Math.ceil(bytes.length / bytesOfCheck)),
  });
  // A row without a name shows it: 0250-a-first-name-to-ask-for.md.
  const { firstName: ownName } = await describeProfile(database, member);
  const { reservedNames } = context.configuration;
  const surroundings = { kind, ownerId: userId, ownName, reservedNames };
  const own = { ownerId: userId, checker, bytes, surroundings };
  return withCheckedTable<RightRow | WrongRow, ListingImport>(own, signal, (table) =>
    database.transaction(async (transaction) =>
      keepTable(transaction, table, { kind, ownerId: userId, name, createdAt: clock.now() }),
    ),
  );
};

async function keepTable(
  transaction: Queries,
  table: HeldTable<RightRow | WrongRow>,
  facts: Pick<typeof listingImports.$inferInsert, 'kind' | 'name' | 'createdAt'> & {
    readonly ownerId: UserId;
  },
): Promise<ListingImport> {
  const { ownerId } = facts;
  const owner = await lockUser(transaction, ownerId);
  // While it was read, the account was closed or blocked.
  if (owner.state !== 'active') throw new Problem('unauthorized', 'This account is closed.');
  // A table that nobody started makes way for the next: mostly it is the same one, mended.
  await transaction
    .delete(listingImports)
    .where(and(eq(listingImports.ownerId, ownerId), eq(listingImports.state, 'checked')));
  const known = await findKnownKeys(transaction, table.keys);
  const [row] = await transaction
    .insert(listingImports)
    .values({
      ...facts,
      state: 'checked',
      rows: table.rows,
      right: table.keys.length - known.size,
      known: known.size,
      wrong: table.rows - table.keys.length,
      problems: table.problems,
    })
    .returning();
  if (!row) throw new Error('An import was stored and not answered.');
  const importId = row.id;
  const counted = countNotes();
  for await (const rows of table.takeRows()) {
    const kept = rows.filter((one) => !('key' in one && known.has(one.key)));
    if (kept.length === 0) continue;
    for (const one of kept) if ('readings' in one) counted.add(one.readings);
    await transaction.insert(listingImportRows).values(kept.map((one) => ({ importId, ...one })));
  }
  const { notes } = counted;
  await transaction.update(listingImports).set({ notes }).where(eq(listingImports.id, importId));
  return describeImport({ ...row, notes });
}
