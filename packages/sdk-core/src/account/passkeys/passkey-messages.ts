import type { Catalogue } from '../../vocabulary/text/message.ts';

/** What making a passkey says. */
export const passkeyMessages = {
  catalogue: 'account/passkey',
  add: 'Make a passkey',
  hint: 'Your device asks for your fingerprint, face or PIN next.',
  waiting: 'Waiting for your device …',
  unsupported: 'This browser knows no passkeys. Try another one, or a newer version.',
  known: 'This device has a passkey of yours already.',
  given: 'Your device made no passkey. Try again when you are ready.',
  done: 'The passkey is added.',
} as const satisfies Catalogue;
