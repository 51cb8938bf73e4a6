import { eq } from 'drizzle-orm';
import { mailsTo } from '../../account/mail/mail.fixture.ts';
import { listings } from '../../listings/tables.ts';
import { forgetMailTimes, preferencesPath, writersOf } from '../../mailing/mailing.fixture.ts';
import { mailingDomain } from '../../mailing/routes.ts';
import { mailWaits } from '../../mailing/tables.ts';
import type { MailWriter } from '../../mailing/waiting/mail-writer.ts';
import { writeMails } from '../../mailing/waiting/write-mails.ts';
import type { Domain } from '../../platform/domain.ts';
import { extendPlatform } from '../../platform/extensions/extend-platform.ts';
import { mails } from '../../platform/tables.ts';
import { startAlerts } from '../alerts.fixture.ts';
import { alertRules } from '../tables.ts';
import { alertNewsMail } from './alert-news-mail.ts';

/** Starts the server with alerts that are sent by mail, and with what people choose about that. */
export async function startAlertMail(...more: Domain[]) {
  const started = await startAlerts(mailingDomain, ...more);
  const { database, server, match } = started;
  const { platform } = server;
  const { signal } = new AbortController();
  type Person = Awaited<ReturnType<typeof started.signIn>>;

  /** Writes the mail that is due at an instant, shortly after other mail too; how many. */
  function mailSoonAt(now: Date, writer: MailWriter = alertNewsMail): Promise<number> {
    const extended = extendPlatform(platform, [writersOf(writer)]);
    return writeMails({ ...extended, clock: { now: () => now }, signal });
  }

  /** The same where no mail came shortly before. */
  async function mailAt(now: Date, writer?: MailWriter): Promise<number> {
    await forgetMailTimes(database);
    return mailSoonAt(now, writer);
  }

  const set = (id: number, facts: Partial<typeof listings.$inferInsert>) =>
    database.update(listings).set(facts).where(eq(listings.id, id));

  return {
    ...started,
    mailAt,
    mailSoonAt,
    /** The same of now. */
    mailNow: (writer?: MailWriter) => mailAt(new Date(), writer),
    /** Asks rules of what has changed, and writes what is due by then: now, or at another instant. */
    async tell(now = new Date()): Promise<number> {
      await match(now);
      return mailAt(now);
    },
    /** Has a listing cost this much less or more from now on, in cents. */
    reprice: (id: number, amount: number, previousPriceAmount: number | null = null) =>
      set(id, {
        priceAmount: amount,
        priceSort: amount,
        previousPriceAmount,
        updatedAt: new Date(),
      }),
    /** Mail about what alerts have found, the last first. */
    mailsOf: async ({ email }: Pick<Person, 'email'>) =>
      (await mailsTo(database, email)).filter(({ template }) => template === 'alert-news'),
    waitsOf: ({ id }: Pick<Person, 'id'>) =>
      database.select().from(mailWaits).where(eq(mailWaits.userId, id)).orderBy(mailWaits.pace),
    choose: (person: Person, body: object) => person.call('PUT', preferencesPath, body),
    often: (person: Person, frequency: string) =>
      person.call('PUT', preferencesPath, { kinds: [{ kind: 'alerts.news', frequency }] }),
    set,
    async forgetAll(): Promise<void> {
      for (const table of [alertRules, listings, mailWaits, mails]) await database.delete(table);
    },
  };
}

/**
 * Returns the time so many hours from now; one elapsed hour is enough to report a listing again.
 */
export const inHours = (hours: number) => new Date(Date.now() + hours * 3_600_000);

export const cad = (amount: number) => ({ amount, currency: 'CAD', period: 'ONCE' }) as const;
