import { createHash } from 'node:crypto';

/** Returns what a page shows of its verifier before it reveals it (PKCE, S256). */
export function challengeOf(verifier: string): string {
  return createHash('sha256').update(verifier).digest('base64url');
}
