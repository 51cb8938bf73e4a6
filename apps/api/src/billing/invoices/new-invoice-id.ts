import { randomBytes } from 'node:crypto';

/** Digits and letters without i, l, o and u: what is read to somebody is not mistaken. */
const signs = '0123456789abcdefghjkmnpqrstvwxyz';

/** By which people and calls name an invoice: 60 random bits, so that nobody guesses or counts. */
export function newInvoiceId(): string {
  // 32 signs divide 256 evenly: each is as likely.
  return Array.from(randomBytes(12), (byte) => signs.charAt(byte % signs.length)).join('');
}
