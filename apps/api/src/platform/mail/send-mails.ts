import type { Job } from '../jobs/job.ts';
import { createSmtpTransport, outboxTransport } from './mail-transport.ts';
import { sendDueMails } from './send-due-mails.ts';

/** Each process takes mails of its own, so that one that hangs holds up none of the others. */
export const mailDelivery: Job = {
  name: 'send-mails',
  summary: 'Hands mail that is due over to the mail server.',
  everyMs: 2_000,
  isPerProcess: true,
  run(context) {
    const { mail } = context.configuration;
    const transport = mail ? createSmtpTransport(mail) : outboxTransport;
    return sendDueMails(context, transport, () => context.signal.aborted);
  },
};
