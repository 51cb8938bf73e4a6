import type { Catalogue } from '../../vocabulary/text/message.ts';

/** What the ways to share a listing say. */
export const shareMessages = {
  catalogue: 'listings/share',
  title: 'Share this listing',
  copy: 'Copy link',
  copied: 'Link copied',
  copyFailed: 'The link couldn’t be copied. Here it is:',
  email: 'E-mail',
  sms: 'Text message',
  facebook: 'Facebook',
  x: 'X',
  whatsapp: 'WhatsApp',
  newWindow: '{name} (opens a new window)',
} as const satisfies Catalogue;
