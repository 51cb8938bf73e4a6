import type { Catalogue } from '../../vocabulary/text/message.ts';

/** What the inbox says on a partner’s page, which shows what began there alone. */
export const partnerInboxMessages = {
  catalogue: 'inbox/partner',
  signIn: 'Sign in to read and answer the messages that you began on this site.',
  allow: 'Allow this site to show the conversations that began here, to read and answer them.',
  notHere: 'This page can’t sign you in. Your messages are on Boardwalk.',
  all: 'All your messages on Boardwalk',
  open: 'Open on Boardwalk',
  none: 'No conversation began here yet.',
  noneAdvice: 'What you write to somebody on this site stands here, with what they answer.',
  blocked: 'You have blocked {name}. You can unblock them on Boardwalk.',
} as const satisfies Catalogue;
