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
import { sessionFinder } from '../platform/calls/find-caller.ts';
import { type Domain, defineRoutes } from '../platform/domain.ts';
import { provide } from '../platform/extensions/extension-point.ts';
import { personalData } from '../platform/personal-data.ts';
import { accountData } from './account-data.ts';
import { listOwnGroups } from './memberships/list-own-groups.ts';
import { changeEmail } from './own/change-email.ts';
import { confirmEmail } from './own/confirm-email.ts';
import { deleteAccount } from './own/delete-account.ts';
import { readAccountAccess } from './own/read-account-access.ts';
import { readCurrentUser } from './own/read-current-user.ts';
import { readOwnData } from './own/read-own-data.ts';
import { readSecurity } from './own/read-security.ts';
import { addPasskey } from './passkeys/add-passkey.ts';
import { removePasskey } from './passkeys/remove-passkey.ts';
import { renamePasskey } from './passkeys/rename-passkey.ts';
import { signInWithPasskey } from './passkeys/sign-in-with-passkey.ts';
import { startPasskey } from './passkeys/start-passkey.ts';
import { startPasskeySignIn } from './passkeys/start-passkey-sign-in.ts';
import { changePassword } from './password/change-password.ts';
import { forgotPassword } from './recovery/forgot-password.ts';
import { forgotUsername } from './recovery/forgot-username.ts';
import { resetPassword } from './recovery/reset-password.ts';
import { confirmAccount } from './registration/confirm-account.ts';
import { register } from './registration/register.ts';
import { resendConfirmation } from './registration/resend-confirmation.ts';
import { endAllSessions } from './sessions/end-all-sessions.ts';
import { endSession } from './sessions/end-session.ts';
import { findSession } from './sessions/find-session.ts';
import { listSessions } from './sessions/list-sessions.ts';
import { finishSignIn } from './sign-in/finish-sign-in.ts';
import { signIn } from './sign-in/sign-in.ts';
import { signOut } from './sign-in/sign-out.ts';
import { accountsSweep } from './sweep-accounts.ts';
import { confirmTwoFactor } from './two-step/confirm-two-factor.ts';
import { renewRecoveryCodes } from './two-step/renew-recovery-codes.ts';
import { startTwoFactor } from './two-step/start-two-factor.ts';
import { stopTwoFactor } from './two-step/stop-two-factor.ts';

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
  jobs: [accountsSweep],
  provides: [provide(sessionFinder, findSession), provide(personalData, accountData)],
};
