import type { ReportReason } from '@boardwalk/sdk-core/reports/reasons';
import { hourMs } from '@boardwalk/sdk-core/vocabulary/time/durations';
import { and, asc, eq, getTableColumns, isNull } from 'drizzle-orm';
import { users } from '../../account/tables.ts';
import { listings } from '../../listings/tables.ts';
import type { Queries } from '../../platform/database/database.ts';
import { reports } from '../../reports/tables.ts';
import type { DemoPlatform } from '../demo-part.ts';
import { required } from '../required.ts';
import { copyOf } from './copy-of.ts';

interface ToldOfOne {
  readonly reason: ReportReason;
  readonly words?: string;
  /** The demo's account that reports; a visitor without. */
  readonly by?: string;
}

/** The reports of each of a few listings, the latest last. */
const told: readonly (readonly ToldOfOne[])[] = [
  [
    { reason: 'scam', words: 'He wants a deposit by gift card before I see it.', by: 'member' },
    { reason: 'scam' },
    { reason: 'wrong', words: 'The same house is for sale two streets further.', by: 'merchant' },
  ],
  [{ reason: 'rights', words: 'The second picture is mine, taken last May.', by: 'realtor' }],
  [{ reason: 'unavailable' }, { reason: 'unavailable', by: 'partner' }],
];

/** Whose new listings wait to be let in. */
const waiting = ['merchant', 'realtor', 'member'];

/** Gives moderators something to decide: listings that were reported, and new ones that wait. */
export async function insertDemoReports({ database }: DemoPlatform, today: number): Promise<void> {
  const found = await findPublic(database, told.length + waiting.length);
  for (const [nth, reported] of told.entries()) {
    const { id } = required(found[nth], 'a report');
    for (const [index, { reason, words, by }] of reported.entries()) {
      await database.insert(reports).values({
        subjectKind: 'listing',
        subjectId: id,
        reason,
        words: words ?? null,
        reporterId: by === undefined ? null : await idOf(database, by),
        state: 'open',
        madeAt: new Date(today - (48 - 12 * nth - index) * hourMs),
      });
    }
  }
  for (const [nth, username] of waiting.entries()) {
    const at = new Date(today - (nth + 1) * hourMs);
    await copyOf(database, required(found[told.length + nth], username), {
      ownerId: await idOf(database, username),
      status: 'Hold',
      holdReason: 'review',
      createdAt: at,
      updatedAt: at,
    });
  }
}

async function idOf(database: Queries, username: string): Promise<number> {
  const [row] = await database
    .select({ id: users.id })
    .from(users)
    .where(eq(users.username, username));
  return required(row?.id, username);
}

/** Homes to be had whose owners have no account. */
function findPublic(database: Queries, count: number) {
  return database
    .select(getTableColumns(listings))
    .from(listings)
    .innerJoin(users, eq(users.id, listings.ownerId))
    .where(
      and(eq(listings.kind, 'property'), eq(listings.status, 'Active'), isNull(users.username)),
    )
    .orderBy(asc(listings.id))
    .offset(20)
    .limit(count);
}
