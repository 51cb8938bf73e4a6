import { readReturnPath } from '@boardwalk/sdk-core/account/sign-in/return-path';
import { home } from '@boardwalk/sdk-core/vocabulary/routes/routes';
import type { AccountContext } from './account-context.ts';

/** Where somebody goes who is signed in: back to where they came from, or home. */
export function onwardAddress({ attributes, env }: AccountContext): string {
  const path = readReturnPath(attributes.returnTo, env.siteOrigin) ?? home({}).path;
  return env.siteOrigin + path;
}

/** The page there is the server's to make: it is another one for whoever is signed in. */
export function navigateOnward(context: AccountContext): void {
  location.assign(onwardAddress(context));
}
