import * as endpoints from '@boardwalk/sdk-core/account/endpoints';
import * as schemas from '@boardwalk/sdk-core/account/schemas';
import { type Domain, defineRoutes } from '../platform/domain.ts';
import { confirmAccount } from './confirm-account.ts';
import { findSession } from './find-session.ts';
import { forgotPassword } from './forgot-password.ts';
import { forgotUsername } from './forgot-username.ts';
import { listOwnGroups } from './list-own-groups.ts';
import { readCurrentUser } from './read-current-user.ts';
import { register } from './register.ts';
import { resendConfirmation } from './resend-confirmation.ts';
import { resetPassword } from './reset-password.ts';
import { signIn } from './sign-in.ts';
import { signOut } from './sign-out.ts';
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
    resetPassword,
  }),
  findSession,
  serve: sweepAccounts,
};
