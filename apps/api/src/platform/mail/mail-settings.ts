import { SettingFault } from '@boardwalk/server-parts/setting-fault';
import type { Environment, Mode } from '@boardwalk/server-parts/settings';

/** The mail server that mail is handed over to. */
export interface MailSettings {
  /**
   * `smtp://` or `smtps://` with host, and user and password where it asks for them. A server
   * elsewhere must encrypt (STARTTLS), unless the address ends in `?requireTLS=false`.
   */
  readonly smtpUrl: string;
  /** `no-reply@example.org` or `Boardwalk <no-reply@example.org>`. */
  readonly from: string;
  /** Who reads the answers, where not `from`: an address like it. */
  readonly replyTo?: string;
}

const address = '[^\\s<>@,;:\\p{Cc}]+@[^\\s<>@,;:\\p{Cc}]+';
const sender = new RegExp(`^(?:[^<>"@,;:\\p{Cc}]+ <${address}>|${address})$`, 'u');

/** The mail server of the settings; the demo needs none, as it keeps its mail to look at. */
export function readMailSettings(environment: Environment, mode: Mode): MailSettings | undefined {
  const {
    BOARDWALK_SMTP_URL: smtpUrl,
    BOARDWALK_MAIL_FROM: from,
    BOARDWALK_MAIL_REPLY_TO: replyTo,
  } = environment;
  if (!smtpUrl && !from && mode === 'demo') return undefined;
  if (!smtpUrl) {
    throw new SettingFault(
      'BOARDWALK_SMTP_URL is not set; give a mail server, like smtps://user:password@mail.example.com.',
    );
  }
  if (!from) {
    throw new SettingFault(
      'BOARDWALK_MAIL_FROM is not set; give the address that mail comes from, like no-reply@example.com.',
    );
  }
  // The address may hold a password, so it is not repeated.
  if (!isMailServer(smtpUrl)) {
    throw new SettingFault(
      'BOARDWALK_SMTP_URL must be like smtps://user:password@mail.example.com:465.',
    );
  }
  for (const [name, given] of Object.entries({
    BOARDWALK_MAIL_FROM: from,
    BOARDWALK_MAIL_REPLY_TO: replyTo,
  })) {
    if (!given || sender.test(given)) continue;
    throw new SettingFault(
      `${name} must be an address, or a name with one like Boardwalk <no-reply@example.com>, not "${given}".`,
    );
  }
  return { smtpUrl, from, ...(replyTo && { replyTo }) };
}

function isMailServer(url: string): boolean {
  if (!URL.canParse(url)) return false;
  const { protocol, hostname } = new URL(url);
  return /^smtps?:$/.test(protocol) && hostname !== '';
}
