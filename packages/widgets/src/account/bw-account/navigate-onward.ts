import { readReturnPath } from '@boardwalk/sdk-core/account/sign-in/return-path';
import { splitPath } from '@boardwalk/sdk-core/vocabulary/routes/local-path';
import { home } from '@boardwalk/sdk-core/vocabulary/routes/routes';
import type { WidgetEnvironment } from '../../element/environment/environment.ts';
import { siteAddress } from '../../element/environment/site-address.ts';
import type { AccountContext } from './account-context.ts';

/** A path of our own site in the language that somebody reads now; nothing for what is none of ours. */
export function findOwnAddress(
  path: string,
  env: Pick<WidgetEnvironment, 'siteOrigin' | 'locale'>,
): string | undefined {
  const own = readReturnPath(path, env.siteOrigin);
  return own === undefined ? undefined : siteAddress(splitPath(own).path, env);
}

/** Where somebody goes who is signed in: back to where they came from, or home. */
export function onwardAddress({ attributes, env }: AccountContext): string {
  return findOwnAddress(attributes.returnTo, env) ?? siteAddress(home({}).path, env);
}

/** The page there is the server's to make: it is another one for whoever is signed in. */
export function navigateOnward(context: AccountContext): void {
  location.assign(onwardAddress(context));
}
