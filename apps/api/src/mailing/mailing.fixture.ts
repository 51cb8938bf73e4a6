import type { MailKind, Pace } from '@boardwalk/sdk-core/mailing/mail-kinds';
import { eq } from 'drizzle-orm';
import { startAccess } from '../access/access.fixture.ts';
import { mailsTo } from '../account/mail/mail.fixture.ts';
import { users } from '../account/tables.ts';
import type { Queries } from '../platform/database/database.ts';
import type { Domain } from '../platform/domain.ts';
import { provide } from '../platform/extensions/extension-point.ts';
import { mailingDomain } from './routes.ts';
import { mailTimes, mailWaits } from './tables.ts';
import { awaitMail } from './waiting/await-mail.ts';
import { type MailWriter, mailWriters } from './waiting/mail-writer.ts';
import { writeMails } from './waiting/write-mails.ts';

export const preferencesPath = '/api/v1/user/mail-preferences';
export const messages: MailKind = 'inbox.messages';

/** A mail without a domain: it states how much it reports. */
export const plainTemplate = {
  name: 'plain',
  values: ['things'],
  texts: {
    en: { subject: 'News: {{ things }}', body: 'News: {{ things }}' },
    fr: { subject: 'Du neuf', body: 'Du neuf: {{ things }}' },
  },
} as const;

/** As if the last mail of each kind had been written long ago. */
export async function forgetMailTimes(queries: Queries): Promise<void> {
  await queries.delete(mailTimes);
}

/** A domain whose mail these write. */
export function writersOf(...writers: readonly MailWriter[]): Domain {
  return { name: 'writers', routes: [], provides: [provide(mailWriters, ...writers)] };
}

/** The server with mail that people choose, written by these writers. */
export async function startMailing(writers: readonly MailWriter[], ...more: Domain[]) {
  const started = await startAccess(mailingDomain, writersOf(...writers), ...more);
  const { database, server, signIn } = started;
  const { platform } = server;
  const { signal } = new AbortController();
  type Person = Awaited<ReturnType<typeof signIn>>;
  return {
    ...started,
    /** Has something reported to a user from an instant on. */
    tell: ({ id }: Pick<Person, 'id'>, readyAt: Date, pace: Pace = 'at-once') =>
      database.transaction(async (transaction) => {
        const row = transaction.select().from(users).where(eq(users.id, id));
        await row.for('no key update');
        await awaitMail(transaction, { userId: id, kind: messages, pace, readyAt });
      }),
    /** Writes what is due at an instant. */
    writeAt: (now: Date) => writeMails({ ...platform, clock: { now: () => now }, signal }),
    /** The same by a process that stops. */
    writeStopped: (now: Date) =>
      writeMails({ ...platform, clock: { now: () => now }, signal: AbortSignal.abort() }),
    mailsOf: ({ email }: Pick<Person, 'email'>) => mailsTo(database, email),
    waitOf: async ({ id }: Pick<Person, 'id'>) => {
      const [wait] = await database.select().from(mailWaits).where(eq(mailWaits.userId, id));
      return wait;
    },
    choose: (person: Person, body: object) => person.call('PUT', preferencesPath, body),
  };
}
