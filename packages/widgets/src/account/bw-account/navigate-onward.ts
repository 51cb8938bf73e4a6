import { home } from '@boardwalk/sdk-core/vocabulary/routes/routes';
import { siteAddress } from '../../element/environment/site-address.ts';
import { findOwnAddress } from '../../parts/way-back/own-address.ts';
import type { AccountContext } from './account-context.ts';

/** Where somebody goes who is signed in: back to where they came from, or home. */
export function onwardAddress({ attributes, env }: AccountContext): string {
  return findOwnAddress(attributes.returnTo, env) ?? siteAddress(home({}).path, env);
}

/** Loads the next page from the server, which renders another one for a signed-in user. */
export function navigateOnward(context: AccountContext): void {
  location.assign(onwardAddress(context));
}
