import { endpoint } from '../http/endpoint.ts';
import type * as schemas from './schemas.ts';

export const readCurrentUser = endpoint<typeof schemas.readCurrentUser>({
  method: 'GET',
  path: '/api/v1/user/',
  audience: 'public',
  rule: 'anyone',
  knowsCaller: true,
  summary: 'Whoever is signed in, or null.',
  problems: ['unauthorized'],
});

export const signIn = endpoint<typeof schemas.signIn>({
  method: 'POST',
  path: '/login',
  audience: 'site',
  rule: 'anyone',
  knowsCaller: true,
  summary:
    'Starts a session, in a cookie, with a username or an e-mail address and a password; where the account asks for two steps, it answers a token for the second.',
  problems: ['wrong-credentials', 'unconfirmed-account', 'unavailable'],
  callsPerMinute: 30,
});

export const signOut = endpoint<typeof schemas.signOut>({
  method: 'POST',
  path: '/logout',
  audience: 'site',
  rule: 'anyone',
  knowsCaller: true,
  summary: 'Ends the session; nothing happens without one.',
});

export const listOwnGroups = endpoint<typeof schemas.listOwnGroups>({
  method: 'GET',
  path: '/api/v1/user/groups/',
  audience: 'site',
  rule: 'members',
  summary: 'The groups of whoever is signed in.',
  problems: ['unauthorized'],
});

export const register = endpoint<typeof schemas.register>({
  method: 'POST',
  path: '/api/v1/user/register',
  audience: 'site',
  rule: 'anyone',
  summary: 'Opens an account, whose address is then confirmed by mail.',
  problems: ['unavailable'],
  extension: true,
  callsPerMinute: 10,
});

export const confirmAccount = endpoint<typeof schemas.confirmAccount>({
  method: 'POST',
  path: '/api/v1/user/confirm',
  audience: 'site',
  rule: 'anyone',
  summary:
    'Confirms the address of a new account by the token that was mailed to it, in the browser that registered or with the password.',
  extension: true,
  problems: ['gone', 'wrong-credentials', 'unavailable'],
  callsPerMinute: 20,
});

export const resendConfirmation = endpoint<typeof schemas.resendConfirmation>({
  method: 'POST',
  path: '/api/v1/user/confirm/resend',
  audience: 'site',
  rule: 'anyone',
  summary: 'Mails a new link to the address of the account that asks, if it waits to be confirmed.',
  extension: true,
  problems: ['unavailable'],
  callsPerMinute: 5,
});

export const forgotPassword = endpoint<typeof schemas.forgotPassword>({
  method: 'POST',
  path: '/api/v1/user/forgot-password',
  audience: 'site',
  rule: 'anyone',
  summary: 'Mails a link to choose a new password by, if there is such an account.',
  extension: true,
  callsPerMinute: 5,
});

export const forgotUsername = endpoint<typeof schemas.forgotUsername>({
  method: 'POST',
  path: '/api/v1/user/forgot-username',
  audience: 'site',
  rule: 'anyone',
  summary: 'Mails the username of an address, if there is such an account.',
  extension: true,
  callsPerMinute: 5,
});

export const readAccountAccess = endpoint<typeof schemas.readAccountAccess>({
  method: 'POST',
  reads: true,
  path: '/api/v1/user/reset-password/access',
  audience: 'site',
  rule: 'anyone',
  summary: 'What else gets into the account whose password is to be set by the mailed token.',
  extension: true,
  problems: ['gone'],
  callsPerMinute: 20,
});

export const resetPassword = endpoint<typeof schemas.resetPassword>({
  method: 'POST',
  path: '/api/v1/user/reset-password',
  audience: 'site',
  rule: 'anyone',
  summary:
    'Sets a new password by the token that was mailed, ends every session, and removes the passkeys and agreements that are not kept.',
  extension: true,
  problems: ['gone', 'unavailable'],
  callsPerMinute: 10,
});

export const finishSignIn = endpoint<typeof schemas.finishSignIn>({
  method: 'POST',
  path: '/api/v1/user/sign-in/second-step',
  audience: 'site',
  rule: 'anyone',
  knowsCaller: true,
  summary: 'Takes the second step of a sign-in and starts the session.',
  extension: true,
  problems: ['wrong-credentials', 'gone'],
  callsPerMinute: 30,
});

export const startPasskeySignIn = endpoint<typeof schemas.startPasskeySignIn>({
  method: 'POST',
  path: '/api/v1/user/sign-in/passkey/options',
  audience: 'site',
  rule: 'anyone',
  summary: 'Asks for a challenge that a passkey signs.',
  extension: true,
  problems: ['gone'],
  callsPerMinute: 30,
});

export const signInWithPasskey = endpoint<typeof schemas.signInWithPasskey>({
  method: 'POST',
  path: '/api/v1/user/sign-in/passkey',
  audience: 'site',
  rule: 'anyone',
  knowsCaller: true,
  summary: 'Starts a session with a passkey alone.',
  extension: true,
  problems: ['wrong-credentials'],
  bodyBytes: 30_000,
  callsPerMinute: 30,
});

export const changePassword = endpoint<typeof schemas.changePassword>({
  method: 'POST',
  path: '/api/v1/user/password',
  audience: 'site',
  rule: 'members',
  inPerson: true,
  summary: 'Changes the password and ends all other sessions.',
  extension: true,
  problems: ['unauthorized', 'forbidden', 'wrong-credentials', 'unavailable'],
  callsPerMinute: 20,
});

export const listSessions = endpoint<typeof schemas.listSessions>({
  method: 'GET',
  path: '/api/v1/user/sessions',
  audience: 'site',
  rule: 'members',
  inPerson: true,
  tellsHidden: 'own',
  summary: 'The sessions of whoever is signed in.',
  extension: true,
  problems: ['unauthorized', 'forbidden'],
});

export const endSession = endpoint<typeof schemas.endSession>({
  method: 'POST',
  path: '/api/v1/user/sessions/{sessionId}/end',
  audience: 'site',
  rule: 'members',
  inPerson: true,
  summary: 'Ends one of one’s own sessions.',
  extension: true,
  problems: ['unauthorized', 'forbidden', 'wrong-credentials', 'not-found', 'unavailable'],
  callsPerMinute: 60,
});

export const endAllSessions = endpoint<typeof schemas.endAllSessions>({
  method: 'POST',
  path: '/api/v1/user/sessions/end',
  audience: 'site',
  rule: 'members',
  inPerson: true,
  summary: 'Signs out everywhere, here included.',
  extension: true,
  problems: ['unauthorized', 'forbidden', 'wrong-credentials', 'unavailable'],
  callsPerMinute: 20,
});

export const readSecurity = endpoint<typeof schemas.readSecurity>({
  method: 'GET',
  path: '/api/v1/user/security',
  audience: 'site',
  rule: 'members',
  inPerson: true,
  tellsHidden: 'own',
  summary: 'How the account is protected.',
  extension: true,
  problems: ['unauthorized', 'forbidden'],
});

export const changeEmail = endpoint<typeof schemas.changeEmail>({
  method: 'POST',
  path: '/api/v1/user/email',
  audience: 'site',
  rule: 'members',
  inPerson: true,
  summary: 'Mails a link to a new address, which replaces the present one once it is followed.',
  extension: true,
  problems: ['unauthorized', 'forbidden', 'wrong-credentials', 'unavailable'],
  callsPerMinute: 10,
});

export const confirmEmail = endpoint<typeof schemas.confirmEmail>({
  method: 'POST',
  path: '/api/v1/user/email/confirm',
  audience: 'site',
  rule: 'anyone',
  knowsCaller: true,
  summary:
    'Changes the address by the token that was mailed to it, for whoever is signed in to the account or gives its password.',
  extension: true,
  problems: ['gone', 'wrong-credentials', 'unavailable'],
  callsPerMinute: 20,
});

export const startTwoFactor = endpoint<typeof schemas.startTwoFactor>({
  method: 'POST',
  path: '/api/v1/user/two-factor',
  audience: 'site',
  rule: 'members',
  inPerson: true,
  summary: 'Makes a secret for an authenticator app; nothing changes before a code confirms it.',
  extension: true,
  problems: ['unauthorized', 'forbidden', 'wrong-credentials', 'conflict', 'unavailable'],
  callsPerMinute: 20,
});

export const confirmTwoFactor = endpoint<typeof schemas.confirmTwoFactor>({
  method: 'POST',
  path: '/api/v1/user/two-factor/confirm',
  audience: 'site',
  rule: 'members',
  inPerson: true,
  summary: 'Turns two-step sign-in on by a code of the app, and ends all other sessions.',
  extension: true,
  problems: ['unauthorized', 'forbidden', 'wrong-credentials', 'conflict'],
  callsPerMinute: 20,
});

export const renewRecoveryCodes = endpoint<typeof schemas.renewRecoveryCodes>({
  method: 'POST',
  path: '/api/v1/user/two-factor/recovery-codes',
  audience: 'site',
  rule: 'members',
  inPerson: true,
  summary: 'Makes new recovery codes; the old ones work no more.',
  extension: true,
  problems: ['unauthorized', 'forbidden', 'wrong-credentials', 'conflict', 'unavailable'],
  callsPerMinute: 20,
});

export const stopTwoFactor = endpoint<typeof schemas.stopTwoFactor>({
  method: 'POST',
  path: '/api/v1/user/two-factor/stop',
  audience: 'site',
  rule: 'members',
  inPerson: true,
  summary: 'Turns two-step sign-in off.',
  extension: true,
  problems: ['unauthorized', 'forbidden', 'wrong-credentials', 'conflict', 'unavailable'],
  callsPerMinute: 20,
});

export const startPasskey = endpoint<typeof schemas.startPasskey>({
  method: 'POST',
  path: '/api/v1/user/passkeys/options',
  audience: 'site',
  rule: 'members',
  inPerson: true,
  summary: 'Asks for what a browser needs to make a passkey.',
  extension: true,
  problems: ['unauthorized', 'forbidden', 'wrong-credentials', 'conflict', 'unavailable'],
  callsPerMinute: 20,
});

export const addPasskey = endpoint<typeof schemas.addPasskey>({
  method: 'POST',
  path: '/api/v1/user/passkeys',
  audience: 'site',
  rule: 'members',
  inPerson: true,
  summary: 'Keeps a passkey that a browser has made.',
  extension: true,
  problems: ['unauthorized', 'forbidden', 'conflict'],
  callsPerMinute: 20,
  // Some authenticators attest with a chain of certificates.
  bodyBytes: 80_000,
});

export const renamePasskey = endpoint<typeof schemas.renamePasskey>({
  method: 'PUT',
  path: '/api/v1/user/passkeys/{passkeyId}',
  audience: 'site',
  rule: 'members',
  inPerson: true,
  summary: 'Gives a passkey another name.',
  extension: true,
  problems: ['unauthorized', 'forbidden', 'not-found'],
});

export const removePasskey = endpoint<typeof schemas.removePasskey>({
  method: 'POST',
  path: '/api/v1/user/passkeys/{passkeyId}/remove',
  audience: 'site',
  rule: 'members',
  inPerson: true,
  summary: 'Removes a passkey.',
  extension: true,
  problems: ['unauthorized', 'forbidden', 'wrong-credentials', 'not-found', 'unavailable'],
  callsPerMinute: 20,
});

export const readOwnData = endpoint<typeof schemas.readOwnData>({
  method: 'GET',
  path: '/api/v1/user/data',
  audience: 'site',
  rule: 'members',
  inPerson: true,
  tellsHidden: 'own',
  summary: 'Everything that is held of whoever is signed in.',
  extension: true,
  problems: ['unauthorized', 'forbidden'],
  callsPerMinute: 5,
});

export const deleteAccount = endpoint<typeof schemas.deleteAccount>({
  method: 'POST',
  path: '/api/v1/user/delete',
  audience: 'site',
  rule: 'members',
  inPerson: true,
  summary: 'Deletes the account with what it holds of the person.',
  extension: true,
  problems: ['unauthorized', 'forbidden', 'wrong-credentials', 'conflict', 'unavailable'],
  callsPerMinute: 10,
});
