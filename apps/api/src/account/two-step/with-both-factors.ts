import { Problem } from '@boardwalk/sdk-core/vocabulary/problem';
import type { OperationContext } from '../../platform/calls/operation.ts';
import { againAfterDeadlock } from '../../platform/database/after-deadlock.ts';
import type { Queries } from '../../platform/database/database.ts';
import { lockInTurn } from '../lock-in-turn.ts';
import {
  lockOwner,
  type PasswordOwner,
  requirePassword,
  wrongSecret,
} from '../password/require-password.ts';
import { holdSession, renewHeldSession } from '../sessions/renew-session.ts';
import { takeCodeAttempt, wrongCode } from './code-attempts.ts';
import { requiresSecondStep, takeCode } from './two-factor-code.ts';

interface Factors {
  readonly password: string;
  readonly code?: string | undefined;
}

interface FactorsSettings {
  /** The field of the password. */
  readonly path?: string;
  /** Whose account the work changes beside the caller's own; it is locked as well. */
  readonly about?: number;
}

/**
 * Asks for the password, and for a code where the account has two-step sign-in; then does the work
 * in a transaction that holds the account. A code that was right is used up with the work, or not
 * at all.
 */
export async function withBothFactors<Answer>(
  context: OperationContext,
  { password, code }: Factors,
  work: (transaction: Queries, owner: PasswordOwner, hasTwoFactor: boolean) => Promise<Answer>,
  { path, about }: FactorsSettings = {},
): Promise<Answer> {
  const owner = await requirePassword(context, password, path);
  const forgetAttempt = code === undefined ? undefined : await takeCodeAttempt(context, owner.id);
  const answer = await asOwner(context, owner, about, async (transaction) => {
    const isAsked = await requiresSecondStep(transaction, owner.id);
    if (isAsked) await requireCode(transaction, owner, code, context);
    return work(transaction, owner, isAsked);
  });
  await forgetAttempt?.();
  return answer;
}

async function requireCode(
  transaction: Queries,
  { id }: PasswordOwner,
  code: string | undefined,
  context: OperationContext,
): Promise<void> {
  if (code === undefined) throw wrongSecret('This takes a code of your app as well.', 'body.code');
  if (!(await takeCode(transaction, id, code, context))) throw wrongCode();
}

/** The same by the password alone: for what is refused where two steps are on. */
export async function withPassword<Answer>(
  context: OperationContext,
  { password }: Pick<Factors, 'password'>,
  work: (transaction: Queries, owner: PasswordOwner) => Promise<Answer>,
): Promise<Answer> {
  const owner = await requirePassword(context, password);
  return asOwner(context, owner, undefined, (transaction) => work(transaction, owner));
}

/**
 * Gives the session of a user who has proved their identity again a new token, once the work is
 * done.
 */
async function asOwner<Answer>(
  context: OperationContext,
  owner: PasswordOwner,
  about: number | undefined,
  work: (transaction: Queries) => Promise<Answer>,
): Promise<Answer> {
  const transact = () =>
    context.database.transaction(async (transaction) => {
      if (about !== undefined) await lockInTurn(transaction, [owner.id, about]);
      await lockOwner(transaction, owner);
      await holdSession(transaction, context);
      const worked = await work(transaction);
      return { answer: worked, handOver: await renewHeldSession(transaction, context) };
    });
  // Work that changes what is theirs may meet another that holds it and waits for the account.
  const { answer, handOver } = await againAfterDeadlock(transact);
  handOver();
  return answer;
}

/** Refuses where there is no second step to change. */
export function requireTwoFactor(hasTwoFactor: boolean): void {
  if (!hasTwoFactor) throw new Problem('conflict', 'Two-step sign-in is not on.');
}
