import { isLoopbackOrigin } from '@boardwalk/sdk-core/embeds/sites/origin-rules';
import { Problem } from '@boardwalk/sdk-core/vocabulary/problem';
import type { EmbeddingPage } from '../../platform/embed-directory.ts';
import type { KnownKey, KnownSites } from './site-directory.ts';

/** Whether pages of an origin may use a key: test keys on the developer's own machine alone. */
export function allowsOrigin({ isTest, origins }: KnownKey, origin: string): boolean {
  return isTest ? isLoopbackOrigin(origin) : origins.has(origin);
}

/**
 * Returns the page that a key and an origin name together, or what is wrong, reported to its
 * developer.
 */
export function findRegisteredPage(
  { keys }: KnownSites,
  origin: string,
  key: string | undefined,
): EmbeddingPage | Problem {
  if (key === undefined) {
    return refusal(`${origin} shows no key: give the script your site’s data-key.`);
  }
  const known = keys.get(key);
  if (!known)
    return refusal(
      'The key is not known, or no longer counts: it was revoked or replaced, or its site was stopped.',
    );
  if (allowsOrigin(known, origin))
    return { siteId: known.siteId, key, isTest: known.isTest, origin };
  return refusal(
    known.isTest
      ? `A test key works on localhost, *.localhost, 127.0.0.1 and [::1], not on ${origin}.`
      : `${origin} is not among the origins of the site that the key belongs to.`,
  );
}

function refusal(sentence: string): Problem {
  return new Problem('origin-not-allowed', `${sentence} See your sites at /dashboard/embeds.`);
}
