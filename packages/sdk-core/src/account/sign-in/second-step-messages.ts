import type { Catalogue } from '../../vocabulary/text/message.ts';

/** What the second step of a sign-in says, and a sign-in by passkey. */
export const secondStepMessages = {
  catalogue: 'account/second-step',
  lead: 'Enter the code that your app shows.',
  recoveryLead: 'Enter one of the recovery codes that you kept.',
  code: 'Code of your app',
  recoveryCode: 'Recovery code',
  codeMissing: 'Enter the six digits that your app shows.',
  recoveryMissing: 'Enter the whole of a recovery code, as you kept it.',
  wrongCode: 'This code is wrong, or was used already.',
  useRecovery: 'Use a recovery code instead',
  useApp: 'Use your app instead',
  submit: 'Sign in',
  usePasskey: 'Use a passkey instead',
  waiting: 'Waiting for your device …',
  startOver: 'Sign in again from the start',
  gone: 'This took too long, or there were too many attempts.',
  noPasskey: 'That passkey can’t sign you in. Try your password instead.',
  cancelled: 'Your device signed nothing. Try again, or use your password.',
} as const satisfies Catalogue;
