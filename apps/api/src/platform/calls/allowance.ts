import { Problem } from '@boardwalk/sdk-core/vocabulary/problem';
import { type CountedCall, takeCall } from '@boardwalk/server-parts/http/caller-allowance';
import type { LimitAnswer, Limits } from '@boardwalk/server-parts/http/limits';

interface Surroundings {
  readonly limits: Limits;
}

interface PersonalCall extends Omit<CountedCall, 'address'> {
  readonly userId: number;
}

/** Takes a call from what its caller may ask; rejects with a problem when that is used up. */
export async function requireAllowance({ limits }: Surroundings, call: CountedCall): Promise<void> {
  refuseUsedUp(await takeCall(limits, call));
}

/** The same for what a person may ask from wherever they call. */
export async function requirePersonalAllowance(
  { limits }: Surroundings,
  { what, userId, perMinute, weight }: PersonalCall,
): Promise<void> {
  refuseUsedUp(await limits.take(`${what} of ${userId}`, perMinute, weight));
}

/** The same for what people may try out: what turns out right was no guess, and counts for nothing. */
export async function countTry<Value>(
  { limits }: Surroundings,
  { what, userId, perMinute }: PersonalCall,
  attempt: () => Promise<Value>,
): Promise<Value> {
  const key = `${what} of ${userId}`;
  // Before it is known: of many tries at once, as many as are allowed are looked at.
  refuseUsedUp(await limits.take(key, perMinute));
  const value = await attempt();
  await limits.giveBack(key, perMinute);
  return value;
}

function refuseUsedUp(taken: LimitAnswer): void {
  if (taken.isAllowed) return;
  throw new Problem('too-many-requests', 'Too many calls. Please wait a moment.', {
    retryAfter: taken.retryAfter,
  });
}
