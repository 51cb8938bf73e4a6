import { Problem } from '@boardwalk/sdk-core/vocabulary/problem';
import type { Platform } from '../../platform/calls/operation.ts';
import { needsNoProof } from '../proofs/needs-no-proof.ts';
import { allowsOrigin } from '../sites/find-registered-page.ts';
import { type KnownKey, siteDirectory } from '../sites/site-directory.ts';

interface AskingPage {
  readonly siteKey: string;
  readonly origin: string;
}

/**
 * Returns the site whose page requests a session, if key and origin belong together and may sign
 * in. Nobody is shown a site's name on an origin that its owner has not proved.
 */
export async function requireRequestingSite(
  { siteKey, origin }: AskingPage,
  platform: Pick<Platform, 'database' | 'clock' | 'configuration'>,
): Promise<KnownKey> {
  const { keys } = await siteDirectory(platform).read();
  const site = keys.get(siteKey);
  if (!site || !allowsOrigin(site, origin)) {
    throw new Problem('not-found', 'This page is not registered for signing in.');
  }
  if (site.isTest && platform.configuration.mode === 'live') {
    throw new Problem('forbidden', 'Nobody signs in by a test key.');
  }
  if (!site.provedOrigins.has(origin) && !needsNoProof(platform.configuration, origin)) {
    throw new Problem(
      'origin-not-allowed',
      'Nobody signs in here yet: the owner of the site has not shown that this address is theirs.',
    );
  }
  return site;
}
