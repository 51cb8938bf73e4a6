import { createHash } from 'node:crypto';

/** Short enough for an address. */
export function hashOf(text: string): string {
  return createHash('sha256').update(text).digest('hex').slice(0, 12);
}
