import { and, eq, notInArray } from 'drizzle-orm';
import type { OperationContext } from '../../platform/calls/operation.ts';
import type { Queries } from '../../platform/database/database.ts';
import { voidMailedTokens } from '../mail/mailed-token.ts';
import { endSessions } from '../sessions/end-sessions.ts';
import { deleteKnownBrowsers } from '../sign-in/known-browser.ts';
import { passkeyChallenges, passkeys } from '../tables.ts';
import { grantedAccess } from './granted-access.ts';

/** What the owner keeps, by ids that are theirs or nobody's. */
interface Kept {
  readonly passkeys: readonly string[];
  readonly agreements: readonly string[];
}

/** What was removed, as reported to the owner. */
interface Removed {
  readonly passkeys: readonly string[];
  readonly agreements: readonly { readonly name: string; readonly origin: string }[];
}

/**
 * Revokes all other access to the account of a user who sets a new password by mail, since a person
 * who knew the old one may have added it: sessions, unfinished sign-ins and changes, known
 * browsers, and the passkeys and agreements that are not retained.
 */
export async function revokeOtherAccess(
  transaction: Queries,
  userId: number,
  kept: Kept,
  { extensions }: Pick<OperationContext, 'extensions'>,
): Promise<Removed> {
  const removedKeys = await transaction
    .delete(passkeys)
    .where(
      and(
        eq(passkeys.userId, userId),
        kept.passkeys.length === 0 ? undefined : notInArray(passkeys.id, [...kept.passkeys]),
      ),
    )
    .returning({ name: passkeys.name });
  const agreements: Removed['agreements'][number][] = [];
  for (const access of extensions.all(grantedAccess)) {
    const listed = await access.list(transaction, userId);
    const gone = listed.filter(({ id }) => !kept.agreements.includes(id));
    agreements.push(...gone);
    await access.withdraw(transaction, userId, kept.agreements);
  }
  await endSessions(transaction, userId);
  await transaction.delete(passkeyChallenges).where(eq(passkeyChallenges.userId, userId));
  await deleteKnownBrowsers(transaction, userId);
  await voidMailedTokens(transaction, userId, 'change-email');
  return { passkeys: removedKeys.map(({ name }) => name), agreements };
}
