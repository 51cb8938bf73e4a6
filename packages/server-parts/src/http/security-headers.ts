import type { Mode } from '../settings.ts';

/** What decides about the headers of every answer. */
export interface AnsweringSite {
  /** The origin that visitors see. */
  readonly siteOrigin: string;
  readonly mode: Mode;
}

/** Nothing loads, frames or posts: the policy of every answer that is no page. */
const closedPolicy =
  "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

/**
 * Headers of every answer that keep browsers from guessing, framing and leaking. `isOpen` lets
 * pages of other sites use the answer as a picture or a script.
 */
export function securityHeaders(
  { siteOrigin, mode }: AnsweringSite,
  isOpen = false,
): Readonly<Record<string, string>> {
  return {
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'x-frame-options': 'DENY',
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': isOpen ? 'cross-origin' : 'same-origin',
    'content-security-policy': closedPolicy,
    ...(siteOrigin.startsWith('https:') && {
      'strict-transport-security': 'max-age=31536000; includeSubDomains',
    }),
    ...(mode === 'demo' && { 'x-robots-tag': 'noindex' }),
  };
}
