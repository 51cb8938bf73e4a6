import type { Catalogue } from '../../vocabulary/text/message.ts';

/** What the page about an account's security says before anything is opened. */
export const securityMessages = {
  catalogue: 'account/security',
  title: 'Security',
  lead: 'How you sign in, where you are signed in, and what happens to your data.',
  loading: 'Loading how your account is protected …',
  unreachable: 'The security of your account can’t be shown right now.',
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
  twoStepNeeded:
    'You are an administrator: turn it on, and you can administer again. Until then you can do what everybody can.',
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
  unknownDevice: 'Unknown browser',
  acted: 'Support acts as you',
  onPage: 'On {page}',
  lastUsed: 'Last used {date}',
  started: 'Signed in {date}',
  sessionsAlike: { one: '{count} session', many: '{count} sessions' },
  showEach: 'Show each of them',
  showMore: { one: 'Show {count} more', many: 'Show {count} more' },
  endSession: 'Sign out',
  endSessionNamed: 'Sign out {device}',
  endSessionUsed: 'Sign out {device}, last used {date}',
  endAll: 'Sign out everywhere',

  dataTitle: 'Your data',
  dataLead: 'Everything that we hold of you, as a file in JSON.',
  download: 'Download my data',
  deleteLead:
    'Your listings are taken down, and what we hold of you is erased. There is no way back.',
  deleteAccount: 'Delete my account',
} as const satisfies Catalogue;
