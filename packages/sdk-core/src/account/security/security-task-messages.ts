import type { Catalogue } from '../../vocabulary/text/message.ts';

/** What the forms on that page say. */
export const securityTaskMessages = {
  catalogue: 'account/security-tasks',
  currentPassword: 'Present password',
  yourPassword: 'Your password',
  passwordMissing: 'Enter your password.',
  wrongPassword: 'This is not your password.',
  savePassword: 'Save the new password',
  passwordHint: 'All other devices are signed out.',
  passwordDone: 'Your password is changed, and all other devices are signed out.',

  newEmail: 'New e-mail address',
  sameEmail: 'This is your address already.',
  sendLink: 'Send a link',
  emailHint: 'Your address changes once you follow the link that we send to the new one.',
  emailDone: 'If {email} can be yours, a link is on its way there. It works for a day.',
  tooMany: 'You asked for this several times. Try again in an hour.',

  turnOff: 'Turn two-step sign-in off',
  turnOffHint: 'Your password alone will sign in again.',
  offDone: 'Two-step sign-in is off.',
  renewCodes: 'Make new codes',
  renewHint: 'The codes that you have now stop working.',

  codesTitle: 'Your recovery codes',
  codesLead:
    'Each of them works once in place of your app. Keep them where you find them without your phone: they are never shown again.',
  copy: 'Copy the codes',
  copied: 'Copied.',
  notCopied: 'Your browser did not let us copy: mark and copy it yourself.',
  codesKept: 'I have kept them',
  codesDone: 'Your recovery codes are new.',

  passkeyName: 'Name of the passkey',
  passkeyNameHelp: 'By which you recognise it: “Work laptop”.',
  passkeyNameWrong: 'Enter a name of at most 60 characters.',
  saveName: 'Save the name',
  nameDone: 'The passkey is called {name} now.',
  removePasskey: 'Remove the passkey',
  removeHint: '“{name}” will not sign in any more. Remove it from your device as well.',
  removeDone: 'The passkey is removed.',

  endAllHint: 'All devices are signed out, this one too.',
  endAll: 'Sign out everywhere',
  endHint: 'This session ends at once: {device}.',
  end: 'Sign this device out',
  endDone: 'Session ended: {device}.',
  endGone: 'This session was over already.',

  deleteHint:
    'Your listings are taken down, your name, address and messages are erased, and nobody can bring them back.',
  deleteSure: 'I want to delete my account for good.',
  deleteSureMissing: 'Confirm that you want this.',
  deleteAccount: 'Delete my account',
  licensed:
    'Licences for boards run. They end with your account, and nothing is refunded. Confirm it below, or keep the account until they are over.',
  givesUpLicenses: 'I give up my licences for boards, without a refund.',
  myLicenses: 'See my licences',
  lastAdministrator: 'You are the last administrator. Name another one first.',
} as const satisfies Catalogue;
