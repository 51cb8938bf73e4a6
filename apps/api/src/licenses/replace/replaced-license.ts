import { boughtBoards } from '@boardwalk/sdk-core/licenses/prices/bought-boards';
import { and, asc, eq, inArray } from 'drizzle-orm';
import { endPlaces, handOnPlaces, listPlaces } from '../../boards/places/held-places.ts';
import { lockBoards } from '../../boards/places/lock-boards.ts';
import type { Queries } from '../../platform/database/database.ts';
import { readLicenseBills } from '../invoices/read-license-bills.ts';
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
  await handOnPlaces(
    transaction,
    { holder: holderOf(before.id) },
    { holder: holderOf(license.id), until: license.dueAt },
  );
  await changeLicense(transaction, before, 'end', now);
}

/** A licence that money goes back for; the one before it is locked first, as the older one always is. */
export async function lockWithReplaced(
  transaction: Queries,
  id: string,
): Promise<LicenseRow | undefined> {
  const [row] = await transaction
    .select({ replacesId: licenses.replacesId })
    .from(licenses)
    .where(eq(licenses.id, id));
  if (row?.replacesId) await lockLicense(transaction, row.replacesId);
  return lockLicense(transaction, id);
}

/**
 * Ends what runs of a licence whose money went back: itself, or what has taken its place since. The
 * plan that it had replaced goes on until it is due, on its own boards, and renews as the last did.
 * Answers what has ended, and what took its place before; nothing where none of it ran.
 */
export async function undoRun(
  transaction: Queries,
  license: LicenseRow,
  now: Date,
): Promise<{ readonly ended: LicenseRow; readonly successors: readonly LicenseRow[] } | undefined> {
  const successors = await lockSuccessors(transaction, license);
  const chain = [license, ...successors];
  const last = chain.find(({ state }) => state === 'ACTIVE');
  if (!last) return undefined;
  // One that is due has ended then, though no job has written that down yet.
  await changeLicense(transaction, last, 'end', last.dueAt < now ? last.dueAt : now);
  const holder = holderOf(last.id);
  const places = await listPlaces(transaction, { holder }, now);
  await lockBoards(
    transaction,
    places.map(({ boardId }) => boardId),
    now,
  );
  const { replacesId } = license;
  const before = replacesId === null ? undefined : await lockLicense(transaction, replacesId);
  if (before && before.dueAt > now) {
    const bills = await readLicenseBills(transaction, chain);
    const added = new Set<number>(chain.flatMap((one) => boughtBoards(bills(one).invoice)));
    const boardIds = places
      .map(({ boardId }) => boardId)
      .filter((board) => !added.has(board))
      .slice(0, before.seatCount ?? 0);
    await handOnPlaces(
      transaction,
      { holder, boardIds },
      { holder: holderOf(before.id), until: before.dueAt },
    );
    await changeLicense(transaction, before, 'resume', now);
    const { renews, paymentMethodId } = last;
    await transaction
      .update(licenses)
      .set(renews ? { renews, paymentMethodId } : { renews })
      .where(eq(licenses.id, before.id));
  }
  await endPlaces(transaction, { holder }, now);
  return { ended: last, successors };
}

/** All that have taken the place of a licence, or of one that had, the older ones first. */
async function lockSuccessors(
  transaction: Queries,
  { id }: LicenseRow,
): Promise<readonly LicenseRow[]> {
  const found: LicenseRow[] = [];
  for (let ids = [id]; ids.length > 0; ) {
    const next = await transaction
      .select()
      .from(licenses)
      .where(and(inArray(licenses.replacesId, ids), inArray(licenses.state, ['ACTIVE', 'ENDED'])))
      .orderBy(asc(licenses.boughtAt))
      .for('update');
    found.push(...next);
    ids = next.map((one) => one.id);
  }
  return found;
}
