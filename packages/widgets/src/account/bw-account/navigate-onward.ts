import { readReturnPath } from '@boardwalk/sdk-core/account/sign-in/return-path';
import { splitPath } from '@boardwalk/sdk-core/vocabulary/routes/local-path';
import { home } from '@boardwalk/sdk-core/vocabulary/routes/routes';
import { siteAddress } from '../../element/environment/site-address.ts';
import type { AccountContext } from './account-context.ts';

/** Where somebody goes who is signed in: back to where they came from, or home; in the language that they read now. */
export function onwardAddress({ attributes, env }: AccountContext): string {
  const path = readReturnPath(attributes.returnTo, env.siteOrigin) ?? home({}).path;
  return siteAddress(splitPath(path).path, env);
}

/** The page there is the server's to make: it is another one for whoever is signed in. */
export function navigateOnward(context: AccountContext): void {
  location.assign(onwardAddress(context));
}
