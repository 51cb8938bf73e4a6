import { and, isNotNull, lt } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import type { Platform } from '../operation.ts';
import { repeat } from '../repeat.ts';
import { mails } from '../tables.ts';
import { createSmtpTransport, outboxAlone } from './mail-transport.ts';
import { sendDueMails } from './send-due-mails.ts';

const everyMs = 2_000;
const forgetEveryMs = 3_600_000;
const keptMs = 30 * 24 * 3_600_000;

/** Sends mail as long as the server runs, and forgets it after a month; any process may do it. */
export function sweepMails(server: FastifyInstance, platform: Platform): void {
  const { configuration, log } = platform;
  const transport = configuration.mail ? createSmtpTransport(configuration.mail) : outboxAlone;
  let isOver = false;
  let running: Promise<unknown> | undefined;

  function send(): void {
    running ??= sendDueMails(platform, transport, () => isOver)
      .catch((error: unknown) => log.warn({ err: error }, 'mail could not be sent'))
      .finally(() => {
        running = undefined;
      });
  }

  const forget = () => forgetOldMails(platform);
  const fault = 'old mail could not be removed';
  repeat(server, platform, { everyMs: forgetEveryMs, run: forget, fault });
  const timer = setInterval(send, everyMs).unref();
  server.addHook('onClose', async () => {
    isOver = true;
    clearInterval(timer);
    await running;
  });
}

/** Removes mail that is older than a month, and after an hour where it was asked from; returns how many. */
export async function forgetOldMails({
  database,
  clock,
}: Pick<Platform, 'database' | 'clock'>): Promise<number> {
  const before = (milliseconds: number) => new Date(clock.now().getTime() - milliseconds);
  await database
    .update(mails)
    .set({ askedFrom: null })
    .where(and(isNotNull(mails.askedFrom), lt(mails.createdAt, before(forgetEveryMs))));
  const removed = await database
    .delete(mails)
    .where(lt(mails.createdAt, before(keptMs)))
    .returning({ id: mails.id });
  return removed.length;
}
