import { eq } from 'drizzle-orm';
import type { Queries } from '../platform/database/database.ts';
import { areTo, deleteMailsTo } from '../platform/mail/mails-to.ts';
import type { PersonalData } from '../platform/personal-data.ts';
import { mails } from '../platform/tables.ts';
import { endSessions } from './sessions/end-sessions.ts';
import { deleteKnownBrowsers } from './sign-in/known-browser.ts';
import {
  accountTokens,
  knownBrowsers,
  memberships,
  passkeyChallenges,
  passkeys,
  sessions,
  twoFactors,
  users,
} from './tables.ts';
import { forgetTwoFactor } from './two-step/stop-two-factor.ts';

/** Name and address, how somebody signs in, and the mail they were sent. */
export const accountData: PersonalData = {
  async collect(queries, userId) {
    const [account] = await queries
      .select({
        id: users.id,
        username: users.username,
        email: users.email,
        locale: users.locale,
        consentedAt: users.consentedAt,
        createdAt: users.createdAt,
      })
      .from(users)
      .where(eq(users.id, userId));
    return {
      ...account,
      sessions: await queries
        .select({
          device: sessions.device,
          timeZone: sessions.timeZone,
          page: sessions.embedOrigin,
          startedAt: sessions.createdAt,
          usedAt: sessions.seenAt,
        })
        .from(sessions)
        .where(eq(sessions.userId, userId)),
      knownBrowsers: await queries
        .select({
          device: knownBrowsers.device,
          since: knownBrowsers.createdAt,
          usedAt: knownBrowsers.usedAt,
        })
        .from(knownBrowsers)
        .where(eq(knownBrowsers.userId, userId)),
      twoFactor: await queries
        .select({ since: twoFactors.confirmedAt })
        .from(twoFactors)
        .where(eq(twoFactors.userId, userId)),
      passkeys: await queries
        .select({
          name: passkeys.name,
          createdAt: passkeys.createdAt,
          usedAt: passkeys.usedAt,
        })
        .from(passkeys)
        .where(eq(passkeys.userId, userId)),
      groups: await queries
        .select({
          group: memberships.group,
          actions: memberships.actions,
          since: memberships.createdAt,
          endsAt: memberships.endsAt,
          cities: memberships.cities,
        })
        .from(memberships)
        .where(eq(memberships.userId, userId)),
      mails: await queries
        .select({ subject: mails.subject, createdAt: mails.createdAt, sentAt: mails.sentAt })
        .from(mails)
        .where(areTo(account?.email ?? null)),
    };
  },

  async erase(transaction, userId) {
    const [account] = await transaction
      .select({ email: users.email })
      .from(users)
      .where(eq(users.id, userId));
    await deleteMailsTo(transaction, account?.email ?? null);
    await endSessions(transaction, userId);
    await deleteKnownBrowsers(transaction, userId);
    await forgetTwoFactor(transaction, userId);
    for (const table of [passkeys, passkeyChallenges, accountTokens, memberships]) {
      await transaction.delete(table).where(eq(table.userId, userId));
    }
    await closeAccount(transaction, userId);
  },
};

/** What is left is an id that others can still refer to. */
async function closeAccount(transaction: Queries, userId: number): Promise<void> {
  await transaction
    .update(users)
    .set({
      state: 'deleted',
      username: null,
      email: null,
      passwordHash: null,
      joins: null,
      consentedAt: null,
    })
    .where(eq(users.id, userId));
}
