import type { Catalogue } from '../vocabulary/text/message.ts';
import type { MailKind } from './mail-kinds.ts';

/** Kinds of mail, as people choose among them. */
export const mailKindLabels = {
  catalogue: 'mailing/kinds',
  'inbox.messages': 'About messages that you have not read',
  'alerts.news': 'About what your alerts have found',
} as const satisfies Catalogue & Readonly<Record<MailKind, string>>;
