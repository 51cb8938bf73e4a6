import * as endpoints from '@boardwalk/sdk-core/account/endpoints';
import * as schemas from '@boardwalk/sdk-core/account/schemas';
import { type Domain, defineRoutes } from '../platform/domain.ts';
import { findSession } from './find-session.ts';
import { listOwnGroups } from './list-own-groups.ts';
import { readCurrentUser } from './read-current-user.ts';
import { signIn } from './sign-in.ts';
import { signOut } from './sign-out.ts';

/** People, their sessions, and how they sign in and out. */
export const accountDomain: Domain = {
  name: 'account',
  routes: defineRoutes(endpoints, schemas, { readCurrentUser, signIn, signOut, listOwnGroups }),
  findSession,
};
