import { boughtBoards } from '@boardwalk/sdk-core/licenses/prices/bought-boards';
import { and, eq, inArray } from 'drizzle-orm';
import { endPlaces, handOnPlaces, listPlaces } from '../../boards/places/held-places.ts';
import { lockBoards } from '../../boards/places/lock-boards.ts';
import type { Queries } from '../../platform/database/database.ts';
import { changeLicense, holderOf, type LicenseRow, lockLicense } from '../license-row.ts';
import { licenses } from '../tables.ts';

/** The licence that gives way to another, which nobody ends or moves meanwhile. */
export async function lockReplaced(
  transaction: Queries,
  { replacesId }: LicenseRow,
): Promise<LicenseRow | undefined> {
  return replacesId === null ? undefined : lockLicense(transaction, replacesId);
}

interface Succession {
  readonly before: LicenseRow;
  readonly license: LicenseRow;
}

/** Ends the licence before, and keeps its places for the one in its place. */
export async function takeOver(
  transaction: Queries,
  { before, license }: Succession,
  now: Date,
): Promise<void> {
  await handOnPlaces(transaction, { holder: holderOf(before.id) }, holderOf(license.id));
  await changeLicense(transaction, before, 'end', now);
}

/** What was paid in part by money that went back has no ground left. */
export async function releaseSuccessor(
  transaction: Queries,
  { id }: LicenseRow,
  now: Date,
): Promise<void> {
  const [successor] = await transaction
    .select()
    .from(licenses)
    .where(and(eq(licenses.replacesId, id), inArray(licenses.state, ['ACTIVE', 'ENDED'])))
    .for('update');
  if (!successor) return;
  if (successor.state === 'ENDED') return releaseSuccessor(transaction, successor, now);
  await changeLicense(transaction, successor, 'end', now);
  await endPlaces(transaction, { holder: holderOf(successor.id) }, now);
}

/**
 * Where the difference to a larger plan went back, the plan before goes on until it is due, on the
 * boards that it had seats for.
 */
export async function resumeReplaced(
  transaction: Queries,
  { id, replacesId, invoice }: LicenseRow,
  now: Date,
): Promise<void> {
  const before = replacesId === null ? undefined : await lockLicense(transaction, replacesId);
  if (!before || before.dueAt <= now) return;
  const holder = holderOf(id);
  const places = await listPlaces(transaction, { holder }, now);
  await lockBoards(
    transaction,
    places.map(({ boardId }) => boardId),
    now,
  );
  const bought: readonly number[] = boughtBoards(invoice);
  const boardIds = places
    .map(({ boardId }) => boardId)
    .filter((board) => !bought.includes(board))
    .slice(0, before.seatCount ?? 0);
  await handOnPlaces(transaction, { holder, boardIds }, holderOf(before.id));
  await changeLicense(transaction, before, 'resume', now);
}
