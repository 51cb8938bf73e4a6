import type { OperationContext } from '../platform/operation.ts';
import { wrongSecret } from './require-password.ts';
import { forgetAttempts, takeAttempt } from './sign-in-attempts.ts';

type Surroundings = Pick<OperationContext, 'database' | 'clock' | 'caller'>;

/** Codes of one person, wherever they are asked for; no name that somebody types looks like it. */
const nameOf = (userId: number) => `code\0${userId}`;

/**
 * Counts an attempt at a second factor before it is looked at: guesses wait as those of a password
 * do, however many sign-ins they are spread over.
 */
export function takeCodeAttempt(context: Surroundings, userId: number): Promise<void> {
  return takeAttempt(context, nameOf(userId), context.caller.address);
}

/** Whoever had the right one has failed at nothing. */
export function forgetCodeAttempts(context: Surroundings, userId: number): Promise<void> {
  return forgetAttempts(context, nameOf(userId), context.caller.address);
}

/** The refusal of a code, whether it is wrong or was used. */
export function wrongCode() {
  return wrongSecret('This code is wrong, or was used already.', 'body.code');
}
