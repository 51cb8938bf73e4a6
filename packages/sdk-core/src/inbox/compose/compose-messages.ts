import type { Catalogue } from '../../vocabulary/text/message.ts';

/** What <bw-compose> says beside what every first message does. */
export const composeMessages = {
  catalogue: 'inbox/compose',
  back: 'Back to all messages',
  title: 'New message',
  to: 'To',
  toHelp: 'The beginning of a name, or a whole username.',
  toMissing: 'Choose somebody from the list.',
  other: 'Choose somebody else',
  nobody: 'This person can’t be written to. Choose somebody else.',
  signedOut: 'Sign in to write to somebody.',
  signIn: 'Sign in',
} as const satisfies Catalogue;
