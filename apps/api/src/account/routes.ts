import * as passkeyEndpoints from '@boardwalk/sdk-core/account/passkeys/endpoints';
import * as passkeySchemas from '@boardwalk/sdk-core/account/passkeys/schemas';
import * as recoveryEndpoints from '@boardwalk/sdk-core/account/recovery/endpoints';
import * as recoverySchemas from '@boardwalk/sdk-core/account/recovery/schemas';
import * as registrationEndpoints from '@boardwalk/sdk-core/account/registration/endpoints';
import * as registrationSchemas from '@boardwalk/sdk-core/account/registration/schemas';
import * as securityEndpoints from '@boardwalk/sdk-core/account/security/endpoints';
import * as securitySchemas from '@boardwalk/sdk-core/account/security/schemas';
import * as sessionEndpoints from '@boardwalk/sdk-core/account/sessions/endpoints';
import * as sessionSchemas from '@boardwalk/sdk-core/account/sessions/schemas';
import * as signInEndpoints from '@boardwalk/sdk-core/account/sign-in/endpoints';
import * as signInSchemas from '@boardwalk/sdk-core/account/sign-in/schemas';
import * as twoStepEndpoints from '@boardwalk/sdk-core/account/two-step/endpoints';
import * as twoStepSchemas from '@boardwalk/sdk-core/account/two-step/schemas';
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
import { accountsSweep } from './sweep-accounts.ts';

/** People, their sessions, and how they sign in and out. */
export const accountDomain: Domain = {
  name: 'account',
  routes: [
    ...defineRoutes(registrationEndpoints, registrationSchemas, {
      register,
      confirmAccount,
      resendConfirmation,
    }),
    ...defineRoutes(signInEndpoints, signInSchemas, {
      signIn,
      finishSignIn,
      startPasskeySignIn,
      signInWithPasskey,
      signOut,
    }),
    ...defineRoutes(sessionEndpoints, sessionSchemas, {
      readCurrentUser,
      listOwnGroups,
      listSessions,
      endSession,
      endAllSessions,
    }),
    ...defineRoutes(recoveryEndpoints, recoverySchemas, {
      forgotPassword,
      forgotUsername,
      readAccountAccess,
      resetPassword,
    }),
    ...defineRoutes(twoStepEndpoints, twoStepSchemas, {
      startTwoFactor,
      confirmTwoFactor,
      renewRecoveryCodes,
      stopTwoFactor,
    }),
    ...defineRoutes(passkeyEndpoints, passkeySchemas, {
      startPasskey,
      addPasskey,
      renamePasskey,
      removePasskey,
    }),
    ...defineRoutes(securityEndpoints, securitySchemas, {
      readSecurity,
      changePassword,
      changeEmail,
      confirmEmail,
      readOwnData,
      deleteAccount,
    }),
  ],
  findSession,
  personalData: accountData,
  jobs: [accountsSweep],
};
