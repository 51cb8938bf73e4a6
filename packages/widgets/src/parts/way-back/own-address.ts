import { readReturnPath } from '@boardwalk/sdk-core/account/sign-in/return-path';
import { splitPath } from '@boardwalk/sdk-core/vocabulary/routes/local-path';
import type { WidgetEnvironment } from '../../element/environment/environment.ts';
import { siteAddress } from '../../element/environment/site-address.ts';

/** A path of our own site in the language that somebody reads now; nothing for what is none of ours. */
export function findOwnAddress(
  path: string,
  env: Pick<WidgetEnvironment, 'siteOrigin' | 'locale'>,
): string | undefined {
  const own = readReturnPath(path, env.siteOrigin);
  return own === undefined ? undefined : siteAddress(splitPath(own).path, env);
}
