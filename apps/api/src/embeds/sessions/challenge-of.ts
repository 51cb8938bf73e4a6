import { createHash } from 'node:crypto';

/** What a page shows of its verifier before it tells it (PKCE, S256). */
export function challengeOf(verifier: string): string {
  return createHash('sha256').update(verifier).digest('base64url');
}
