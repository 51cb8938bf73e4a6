import type { Catalogue } from '../../vocabulary/text/message.ts';

/** What setting two-step sign-in up says. */
export const twoStepMessages = {
  catalogue: 'account/two-step',
  begin: 'Go on',
  beginHint:
    'You need an app for codes on your phone, or a password manager that makes them. All other devices will be signed out.',
  scanTitle: 'Add Boardwalk to your app',
  scanLead: 'Scan this with your app, or type the key in.',
  openApp: 'Open in an authenticator app',
  qrCode: 'QR code of the key below',
  key: 'Key',
  copyKey: 'Copy the key',
  enterCode: 'Then enter the six digits that it shows.',
  code: 'Code of your app',
  codeMissing: 'Enter the six digits that your app shows.',
  wrongCode: 'This code is not the one that your app shows now. Check the time of your phone.',
  turnOn: 'Turn on',
  expired: 'This took too long. Begin again.',
  done: 'Two-step sign-in is on, and all other devices are signed out.',
} as const satisfies Catalogue;
