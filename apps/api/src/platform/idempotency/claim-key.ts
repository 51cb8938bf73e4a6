import { Problem } from '@boardwalk/sdk-core/vocabulary/problem';
import { dayMs, secondMs } from '@boardwalk/sdk-core/vocabulary/time/durations';
import { and, eq, isNull, lt, lte, or, type SQL, sql } from 'drizzle-orm';
import type { Queries } from '../database/database.ts';
import { idempotencyKeys } from '../tables.ts';

/** A key is its call's own for so long, unless it is renewed; a dead process renews nothing. */
export const idempotencyLeaseMs = 30_000;

/** How long an answer is stored, by business time. */
export const retentionMs = dayMs;

// By the database's own time: business time can be moved while a call is under way.
const leaseEnd = sql`clock_timestamp() + make_interval(secs => ${idempotencyLeaseMs / secondMs})`;

/** Whether no call is under way, or the process that was at it died. */
export const isUnheld = or(
  isNull(idempotencyKeys.heldUntil),
  lt(idempotencyKeys.heldUntil, sql`clock_timestamp()`),
);

/** What is requested under a key, and by whom. */
export type KeyedRequest = Pick<
  typeof idempotencyKeys.$inferInsert,
  'id' | 'userId' | 'actorId' | 'endpoint' | 'requestHash'
>;

/** A key that a call holds while it is under way. */
export interface HeldKey {
  readonly id: string;
  readonly holder: string;
}

/** What has come of the key: it is free to run under, or was answered before. */
type Claim = { readonly isClaimed: true } | { readonly isClaimed: false; readonly answer: string };

/**
 * Takes a key for a call, or finds the sealed answer of the one before; of any number of calls at
 * once one takes it. A key in flight is a `conflict`, one of another request `not-processable`.
 */
export async function claimKey(
  queries: Queries,
  asked: KeyedRequest,
  { holder, now }: { readonly holder: string; readonly now: Date },
): Promise<Claim> {
  const isFree = isFreeFor(asked.requestHash, now);
  const facts = {
    ...asked,
    ...{ holder, heldUntil: leaseEnd, answer: null },
    ...{ createdAt: now, expiresAt: new Date(now.getTime() + retentionMs) },
  };
  for (;;) {
    // Most keys are new, so that this is all.
    const claimed = await queries
      .insert(idempotencyKeys)
      .values(facts)
      .onConflictDoUpdate({ target: idempotencyKeys.id, set: facts, setWhere: isFree })
      .returning({ id: idempotencyKeys.id })
      .prepare('claim_idempotency_key')
      .execute();
    if (claimed.length > 0) return { isClaimed: true };
    const [row] = await queries
      .select({
        requestHash: idempotencyKeys.requestHash,
        answer: idempotencyKeys.answer,
        isFree,
      })
      .from(idempotencyKeys)
      .where(eq(idempotencyKeys.id, asked.id));
    // Else it is free since, or gone.
    if (row && !row.isFree) {
      requireSameRequest(row.requestHash, asked.requestHash);
      if (row.answer === null) throw inFlight();
      return { isClaimed: false, answer: row.answer };
    }
  }
}

/** Nobody is at it, and it is a day old, or the same request that had no definite answer yet. */
function isFreeFor(requestHash: string, now: Date): SQL<boolean> {
  const isUnanswered = and(
    isNull(idempotencyKeys.answer),
    eq(idempotencyKeys.requestHash, requestHash),
  );
  return sql`${and(isUnheld, or(lte(idempotencyKeys.expiresAt, now), isUnanswered))}`;
}

function requireSameRequest(known: string, asked: string): void {
  if (known === asked) return;
  const sentence =
    'This idempotency key was used for another request. Use a new key for a new one.';
  throw new Problem('not-processable', sentence);
}

function inFlight(): Problem {
  const sentence = 'The call with this idempotency key is still under way. Ask again in a moment.';
  return new Problem('conflict', sentence, { retryAfter: 2 });
}

const isHeldBy = ({ id, holder }: HeldKey) =>
  and(eq(idempotencyKeys.id, id), eq(idempotencyKeys.holder, holder));

/** Keeps a key for another lease. */
export async function renewKey(queries: Queries, key: HeldKey): Promise<void> {
  await queries.update(idempotencyKeys).set({ heldUntil: leaseEnd }).where(isHeldBy(key));
}

/** Gives a key back without an answer: the same request may run again. */
export async function releaseKey(queries: Queries, key: HeldKey): Promise<void> {
  await queries.update(idempotencyKeys).set({ holder: null, heldUntil: null }).where(isHeldBy(key));
}

/** Keeps the sealed answer of the call that holds the key; false where it holds it no more. */
export async function saveSealedAnswer(
  queries: Queries,
  key: HeldKey,
  answer: string,
): Promise<boolean> {
  const kept = await queries
    .update(idempotencyKeys)
    .set({ answer, holder: null, heldUntil: null })
    .where(isHeldBy(key))
    .returning({ id: idempotencyKeys.id })
    .prepare('save_idempotent_answer')
    .execute();
  return kept.length > 0;
}
