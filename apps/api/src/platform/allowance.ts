import type { Limits } from '@boardwalk/process/limits';
import { Problem } from '@boardwalk/sdk-core/vocabulary/problem';

/** Takes a call, or as many as it weighs, from the allowance of `key`; rejects with a problem when it is used up. */
export async function requireAllowance(
  { limits }: { readonly limits: Limits },
  key: string,
  perMinute: number,
  weight = 1,
): Promise<void> {
  const taken = await limits.take(key, perMinute, weight);
  if (taken.isAllowed) return;
  throw new Problem('too-many-requests', 'Too many calls. Please wait a moment.', {
    retryAfter: taken.retryAfter,
  });
}
