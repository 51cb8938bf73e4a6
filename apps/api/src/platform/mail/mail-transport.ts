import { isLoopbackHost } from '@boardwalk/server-parts/http/loopback';
import { createTransport } from 'nodemailer';
import type { MailSettings } from './mail-settings.ts';
import type { RenderedMail } from './mail-template.ts';

export interface OutgoingMail extends RenderedMail {
  readonly id: number;
  readonly recipient: string;
  readonly createdAt: Date;
  readonly unsubscribeAddress: string | null;
}

/** The port that takes mail away. */
export interface MailTransport {
  /** Whether what was sent is somewhere else, so that its text need not be stored. */
  readonly takesAway: boolean;
  /** Resolves once somebody else answers for the mail. */
  send(mail: OutgoingMail): Promise<void>;
}

/** The demo's: mail stays in the outbox, to be looked at. */
export const outboxTransport: MailTransport = { takesAway: false, send: async () => {} };

const connectionMs = 10_000;
const silenceMs = 20_000;

/** Hands mail to a server; a mail that is handed over twice keeps its id, by which readers see it. */
export function createSmtpTransport({ smtpUrl, from, replyTo }: MailSettings): MailTransport {
  const domain = /@([^\s>]+)/.exec(from)?.[1];
  const transport = createTransport({
    url: smtpUrl,
    // What a mail links to opens accounts; the address itself may say otherwise (`?requireTLS=false`).
    requireTLS: !isLoopbackHost(new URL(smtpUrl).hostname),
    connectionTimeout: connectionMs,
    greetingTimeout: connectionMs,
    socketTimeout: silenceMs,
    // A text that says "read this file" is a text.
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  return {
    takesAway: true,
    async send({ id, recipient, createdAt, unsubscribeAddress, subject, text, html }) {
      await transport.sendMail({
        subject,
        text,
        html,
        from,
        replyTo,
        // As a structure, so that no part of an address is read as a list of others.
        to: { name: '', address: recipient },
        date: createdAt,
        messageId: `<${id}.${createdAt.getTime()}@${domain}>`,
        headers: {
          'Auto-Submitted': 'auto-generated',
          ...(unsubscribeAddress !== null && oneClick(unsubscribeAddress)),
        },
      });
    },
  };
}

/** What mail programs show a button for, and what that sends (RFC 2369, RFC 8058). */
function oneClick(address: string) {
  return {
    'List-Unsubscribe': `<${address}>`,
    'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
  };
}
