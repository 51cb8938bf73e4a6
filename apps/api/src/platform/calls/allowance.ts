import { Problem } from '@boardwalk/sdk-core/vocabulary/problem';
import { type CountedCall, takeCall } from '@boardwalk/server-parts/http/caller-allowance';
import type { LimitAnswer, Limits } from '@boardwalk/server-parts/http/limits';

interface Surroundings {
  readonly limits: Limits;
}

/** Takes a call from what its caller may ask; rejects with a problem when that is used up. */
export async function requireAllowance({ limits }: Surroundings, call: CountedCall): Promise<void> {
  refuseUsedUp(await takeCall(limits, call));
}

/** The same for what a person may ask from wherever they call. */
export async function requirePersonalAllowance(
  { limits }: Surroundings,
  {
    what,
    userId,
    perMinute,
  }: Pick<CountedCall, 'what' | 'perMinute'> & { readonly userId: number },
): Promise<void> {
  refuseUsedUp(await limits.take(`${what} of ${userId}`, perMinute));
}

function refuseUsedUp(taken: LimitAnswer): void {
  if (taken.isAllowed) return;
  throw new Problem('too-many-requests', 'Too many calls. Please wait a moment.', {
    retryAfter: taken.retryAfter,
  });
}
