import type { OperationContext } from '../../platform/calls/operation.ts';
import { wrongSecret } from '../password/require-password.ts';
import { factorSubject } from '../sign-in/attempt-subjects.ts';
import { findKnownBrowser } from '../sign-in/known-browser.ts';
import { deleteAttempts, takeAttempt } from '../sign-in/sign-in-attempts.ts';

type Surroundings = Pick<OperationContext, 'database' | 'clock' | 'caller' | 'browserCookie'>;

/**
 * Counts an attempt at a second factor before it is checked: guesses wait as those of a password
 * do, however many sign-ins they are spread over, and leave browsers of the owner alone in the same
 * way. Returns how to forget it: a user who had the right one has failed at nothing.
 */
export async function takeCodeAttempt(
  context: Surroundings,
  userId: number,
): Promise<() => Promise<void>> {
  const { address } = context.caller;
  const subject = factorSubject('code', userId, await findKnownBrowser(context, userId));
  await takeAttempt(context, subject, address);
  return () => deleteAttempts(context, subject, address);
}

/** The refusal of a code, whether it is wrong or was used. */
export function wrongCode() {
  return wrongSecret('This code is wrong, or was used already.', 'body.code');
}
