import { minuteMs } from '@boardwalk/sdk-core/vocabulary/time/durations';
import { asc, eq, lte, sql } from 'drizzle-orm';
import type { Platform } from '../calls/operation.ts';
import { mails } from '../tables.ts';
import type { MailTransport } from './mail-transport.ts';
import { nextAttempt } from './next-attempt.ts';

type Surroundings = Pick<Platform, 'database' | 'clock' | 'log'>;
type Mail = typeof mails.$inferSelect;

/**
 * How long the process that takes a mail has it to itself; what a dead process took is tried again.
 */
const leaseMs = 5 * minuteMs;

/** Sends every mail that is due, oldest first, until none is or `isOver`; returns how many. */
export async function sendDueMails(
  surroundings: Surroundings,
  transport: MailTransport,
  isOver: () => boolean = () => false,
): Promise<number> {
  let sent = 0;
  while (!isOver()) {
    const mail = await takeDueMail(surroundings);
    if (!mail) break;
    if (await sendMail(surroundings, transport, mail)) sent += 1;
  }
  return sent;
}

/** One of several processes gets a mail; the others go past it. */
async function takeDueMail({ database, clock }: Surroundings): Promise<Mail | undefined> {
  const now = clock.now();
  const due = database
    .select({ id: mails.id })
    .from(mails)
    .where(lte(mails.dueAt, now))
    .orderBy(asc(mails.dueAt))
    .limit(1)
    .for('update', { skipLocked: true });
  const [mail] = await database
    .update(mails)
    .set({
      dueAt: new Date(now.getTime() + leaseMs),
      attempts: sql`${mails.attempts} + 1`,
    })
    .where(eq(mails.id, sql`(${due})`))
    .returning();
  return mail;
}

async function sendMail(
  { database, clock, log }: Surroundings,
  transport: MailTransport,
  mail: Mail,
): Promise<boolean> {
  const { id, template, attempts, createdAt } = mail;
  try {
    await transport.send(mail);
  } catch (error) {
    const dueAt = isFinal(error) ? null : nextAttempt(attempts, createdAt, clock.now());
    // The mail server's own words may hold the address: they stay with the mail, out of the log.
    const failure = String(error).slice(0, 500);
    await database.update(mails).set({ dueAt, failure }).where(eq(mails.id, id));
    log.warn({ mail: id, template, attempts, isGivenUp: dueAt === null }, 'mail was not taken');
    return false;
  }
  await database
    .update(mails)
    .set({
      sentAt: clock.now(),
      dueAt: null,
      failure: null,
      ...(transport.takesAway && { text: '', html: '', unsubscribeAddress: null }),
    })
    .where(eq(mails.id, id));
  return true;
}

/** Whether the mail server refused this mail for good; a wrong password of ours may be mended. */
function isFinal(error: unknown): boolean {
  // nodemailer's errors carry the server's answer and where it was met.
  const { code, responseCode = 0 } = error as { code?: string; responseCode?: number };
  return responseCode >= 500 && (code === 'EENVELOPE' || code === 'EMESSAGE');
}
