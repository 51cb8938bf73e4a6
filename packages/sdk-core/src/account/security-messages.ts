import type { Catalogue } from '../vocabulary/message.ts';

/** What the page about an account's security says before anything is opened. */
export const securityMessages = {
  catalogue: 'account/security',
  title: 'Security',
  lead: 'How you sign in, where you are signed in, and what happens to your data.',
  loading: 'Loading how your account is protected …',
  unreachable: 'The security of your account can’t be shown right now.',
  unreachableAdvice: 'Check your connection, then try again.',
  retry: 'Try again',
  old: 'You are offline: this is how it was when it last arrived.',
  signedOut: 'Sign in to see the security of your account.',
  signIn: 'Sign in',
  acting: 'The security of an account is its owner’s alone. Stop acting as somebody else first.',
  cancel: 'Cancel',
  partMissing: 'This part could not be loaded. Check your connection, then try again.',

  signInTitle: 'How you sign in',
  email: 'E-mail address',
  noEmail: 'None',
  changeEmail: 'Change e-mail address',
  password: 'Password',
  passwordHidden: 'Known to you alone',
  changePassword: 'Change password',
  change: 'Change',

  twoStepTitle: 'Two-step sign-in',
  twoStepOff: 'Off. Whoever learns your password can sign in.',
  twoStepOn: 'On since {date}. Signing in takes your password and a code of your app.',
  turnOn: 'Turn on',
  turnOff: 'Turn off',
  codesLeft: {
    one: '{count} recovery code is left.',
    many: '{count} recovery codes are left.',
  },
  renewCodes: 'New recovery codes',

  passkeysTitle: 'Passkeys',
  passkeysLead:
    'Sign in with your fingerprint, face or PIN instead of a password. Nobody can guess or steal a passkey by a false page.',
  addPasskey: 'Add a passkey',
  passkeyAdded: 'Added {date}',
  passkeyUsed: 'Added {date}, last used {used}',
  rename: 'Rename',
  renameNamed: 'Rename {name}',
  remove: 'Remove',
  removeNamed: 'Remove {name}',

  sessionsTitle: 'Where you are signed in',
  sessionsLead: 'End what you don’t recognise, then change your password.',
  thisDevice: 'This device',
  acted: 'Support acts as you',
  lastUsed: 'Last used {date}',
  started: 'Signed in {date}',
  endSession: 'Sign out',
  endSessionNamed: 'Sign out {device}',
  endAll: 'Sign out everywhere',

  dataTitle: 'Your data',
  dataLead: 'Everything that we hold of you, as a file in JSON.',
  download: 'Download my data',
  deleteLead:
    'Your listings are taken down, and what we hold of you is erased. There is no way back.',
  deleteAccount: 'Delete my account',
} as const satisfies Catalogue;

/** What the forms on that page say. */
export const securityTaskMessages = {
  catalogue: 'account/security-tasks',
  currentPassword: 'Present password',
  yourPassword: 'Your password',
  passwordMissing: 'Enter your password.',
  wrongPassword: 'This is not your password.',
  passwordCommon: 'Choose one that is not among the most common passwords.',
  savePassword: 'Save the new password',
  passwordHint: 'All other devices are signed out.',
  passwordDone: 'Your password is changed, and all other devices are signed out.',

  newEmail: 'New e-mail address',
  sameEmail: 'This is your address already.',
  sendLink: 'Send a link',
  emailHint: 'Your address changes once you follow the link that we send to the new one.',
  emailDone: 'If {email} can be yours, a link is on its way there. It works for a day.',
  tooMany: 'You asked for this several times. Try again in an hour.',

  codeTitle: 'Code',
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
  notCopied: 'Your browser did not let us copy them: mark and copy them yourself.',
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
  endDone: '{device} is signed out.',
  endGone: 'This session was over already.',

  deleteHint:
    'Your listings are taken down, your name, address and messages are erased, and nobody can bring them back.',
  deleteSure: 'I want to delete my account for good.',
  deleteSureMissing: 'Confirm that you want this.',
  deleteAccount: 'Delete my account',
  lastAdministrator: 'You are the last administrator. Name another one first.',
  deleted: 'Your account is deleted.',
} as const satisfies Catalogue;

/** What setting two-step sign-in up says. */
export const twoStepMessages = {
  catalogue: 'account/two-step',
  begin: 'Go on',
  beginHint: 'You need an app for codes on your phone, or a password manager that makes them.',
  scanTitle: 'Add Boardwalk to your app',
  scanLead: 'Scan this with your app, or type the key in.',
  qrCode: 'QR code of the key below',
  key: 'Key',
  enterCode: 'Then enter the six digits that it shows.',
  code: 'Code of your app',
  codeMissing: 'Enter the six digits that your app shows.',
  wrongCode: 'This code is not the one that your app shows now. Check the time of your phone.',
  turnOn: 'Turn on',
  expired: 'This took too long. Begin again.',
  done: 'Two-step sign-in is on.',
} as const satisfies Catalogue;

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

/** What the second step of a sign-in says, and a sign-in by passkey. */
export const secondStepMessages = {
  catalogue: 'account/second-step',
  title: 'One more step',
  lead: 'Enter the code that your app shows.',
  recoveryLead: 'Enter one of the recovery codes that you kept.',
  code: 'Code of your app',
  recoveryCode: 'Recovery code',
  codeMissing: 'Enter the six digits that your app shows.',
  recoveryMissing: 'Enter a recovery code: sixteen letters and digits.',
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
  failed: 'Unable to log you in.',
} as const satisfies Catalogue;

/** What confirming a new address says. */
export const confirmEmailMessages = {
  catalogue: 'account/confirm-email',
  title: 'Confirm your new e-mail address',
  lead: 'One click, and it replaces the one you had.',
  submit: 'Confirm my new address',
  doneTitle: 'Your e-mail address is changed',
  done: 'From now on we write to this address, and it signs you in.',
  gone: 'This link has been used, is more than a day old, or the address belongs to another account.',
  toSecurity: 'Go to the security of your account',
} as const satisfies Catalogue;
