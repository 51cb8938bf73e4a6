import { createHash, randomBytes } from 'node:crypto';

const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789';

/** Letters and digits that nobody can guess. */
export function randomText(length: number): string {
  // 62 letters of 256 values: a slight preference that no test money is worth guessing by.
  return Array.from(randomBytes(length), (byte) => letters[byte % letters.length]).join('');
}

/** An id as the provider's look, such as `cus_…`. */
export function newId(prefix: string): string {
  return `${prefix}_${randomText(24)}`;
}

/** What a browser must know to act on an intent. */
export function newClientSecret(id: string): string {
  return `${id}_secret_${randomText(25)}`;
}

/** The same text for the same input, in hexadecimal. */
export function digest(text: string): string {
  return createHash('sha256').update(text).digest('hex');
}
