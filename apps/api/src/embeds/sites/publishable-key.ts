import { randomBytes } from 'node:crypto';

export type KeyKind = 'live' | 'test';

/** A key that nobody guesses, though it is no secret: it says on whose page a widget runs. */
export function createPublishableKey(kind: KeyKind): string {
  return `pk_${kind}_${randomBytes(18).toString('base64url')}`;
}
