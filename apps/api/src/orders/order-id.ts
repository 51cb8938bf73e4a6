import { randomBytes } from 'node:crypto';

/** Digits and letters that nobody takes for one another: 32 of them. */
const letters = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ';

/** A new number of an order: ten letters at random, of which a guess in 10¹⁵ is one. */
export function createOrderId(): string {
  return Array.from(randomBytes(10), (byte) => letters[byte % letters.length]).join('');
}
