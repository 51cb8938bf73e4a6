import type * as schemas from '@boardwalk/sdk-core/posting/imports/schemas';
import { and, eq } from 'drizzle-orm';
import { lockUser } from '../../account/lock-user.ts';
import { requireMember } from '../../platform/calls/require-rule.ts';
import type { Queries } from '../../platform/database/database.ts';
import type { Handler } from '../../platform/domain.ts';
import { describeProfile } from '../../profile/describe-profile.ts';
import { listingImportRows, listingImports } from '../tables.ts';
import { describeImport } from './describe-import.ts';
import { findKnownKeys } from './find-known-keys.ts';
import { type CheckedTable, checkTable } from './reading/check-table.ts';
import { requireImporter } from './require-importer.ts';

const rowsPerStatement = 1_000;

/** Checks a table as publishing would, and keeps what is right until its owner starts it. */
export const checkImport: Handler<typeof schemas.checkImport> = async (
  { params: { type: kind }, query: { name }, body },
  context,
) => {
  const { database, clock } = context;
  const member = requireMember(context.caller);
  const ownerId = member.userId;
  await requireImporter(database, member, kind, clock);
  const profile = await describeProfile(database, member);
  const table = await checkTable(body, {
    kind,
    ownerId,
    contact: {
      name: [profile.firstName, profile.lastName].filter(Boolean).join(' '),
      // Who acts as somebody is told too little of them to publish it.
      phone: profile.isMasked ? null : profile.phone,
      email: profile.isMasked ? null : profile.email,
    },
  });
  return database.transaction(async (transaction) => {
    await lockUser(transaction, ownerId);
    // A table that nobody started makes way for the next: mostly it is the same one, mended.
    await transaction
      .delete(listingImports)
      .where(and(eq(listingImports.ownerId, ownerId), eq(listingImports.state, 'checked')));
    const known = await findKnownKeys(
      transaction,
      table.right.map(({ key }) => key),
    );
    const right = table.right.filter(({ key }) => !known.has(key));
    const [row] = await transaction
      .insert(listingImports)
      .values({
        kind,
        ownerId,
        state: 'checked',
        name,
        rows: table.rows,
        right: right.length,
        known: known.size,
        wrong: table.rows - table.right.length,
        problems: table.wrong.reduce((total, { problems }) => total + problems.length, 0),
        createdAt: clock.now(),
      })
      .returning();
    if (!row) throw new Error('An import was stored and not answered.');
    await keepRows(transaction, row.id, { ...table, right });
    return describeImport(row);
  });
};

async function keepRows(
  transaction: Queries,
  importId: number,
  { right, wrong }: Pick<CheckedTable, 'right' | 'wrong'>,
): Promise<void> {
  const rows = [
    ...right.map((one) => ({ importId, ...one })),
    ...wrong.map((one) => ({ importId, ...one })),
  ];
  for (let start = 0; start < rows.length; start += rowsPerStatement) {
    await transaction.insert(listingImportRows).values(rows.slice(start, start + rowsPerStatement));
  }
}
