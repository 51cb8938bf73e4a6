import * as endpoints from '@boardwalk/sdk-core/account/endpoints';
import * as schemas from '@boardwalk/sdk-core/account/schemas';
import { type Domain, defineRoutes } from '../platform/domain.ts';
import { accountData } from './account-data.ts';
import { addPasskey } from './add-passkey.ts';
import { changeEmail } from './change-email.ts';
import { changePassword } from './change-password.ts';
import { confirmAccount } from './confirm-account.ts';
import { confirmEmail } from './confirm-email.ts';
import { confirmTwoFactor } from './confirm-two-factor.ts';
import { deleteAccount } from './delete-account.ts';
import { endAllSessions } from './end-all-sessions.ts';
import { endSession } from './end-session.ts';
import { findSession } from './find-session.ts';
import { finishSignIn } from './finish-sign-in.ts';
import { forgotPassword } from './forgot-password.ts';
import { forgotUsername } from './forgot-username.ts';
import { listOwnGroups } from './list-own-groups.ts';
import { listSessions } from './list-sessions.ts';
import { readAccountAccess } from './read-account-access.ts';
import { readCurrentUser } from './read-current-user.ts';
import { readOwnData } from './read-own-data.ts';
import { readSecurity } from './read-security.ts';
import { register } from './register.ts';
import { removePasskey } from './remove-passkey.ts';
import { renamePasskey } from './rename-passkey.ts';
import { renewRecoveryCodes } from './renew-recovery-codes.ts';
import { resendConfirmation } from './resend-confirmation.ts';
import { resetPassword } from './reset-password.ts';
import { signIn } from './sign-in.ts';
import { signInWithPasskey } from './sign-in-with-passkey.ts';
import { signOut } from './sign-out.ts';
import { startPasskey } from './start-passkey.ts';
import { startPasskeySignIn } from './start-passkey-sign-in.ts';
import { startTwoFactor } from './start-two-factor.ts';
import { stopTwoFactor } from './stop-two-factor.ts';
import { sweepAccounts } from './sweep-accounts.ts';

/** People, their sessions, and how they sign in and out. */
export const accountDomain: Domain = {
  name: 'account',
  routes: defineRoutes(endpoints, schemas, {
    readCurrentUser,
    signIn,
    signOut,
    listOwnGroups,
    register,
    confirmAccount,
    resendConfirmation,
    forgotPassword,
    forgotUsername,
    readAccountAccess,
    resetPassword,
    finishSignIn,
    startPasskeySignIn,
    signInWithPasskey,
    changePassword,
    listSessions,
    endSession,
    endAllSessions,
    readSecurity,
    changeEmail,
    confirmEmail,
    startTwoFactor,
    confirmTwoFactor,
    renewRecoveryCodes,
    stopTwoFactor,
    startPasskey,
    addPasskey,
    renamePasskey,
    removePasskey,
    readOwnData,
    deleteAccount,
  }),
  findSession,
  personalData: accountData,
  serve: sweepAccounts,
};
