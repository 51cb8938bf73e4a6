/** Digits and letters that nobody takes for one another. */
const letters = '23456789ABCDEFGHJKMNPQRSTUVWXYZ';
const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';

/**
 * Returns four characters that page and pop-up both show, for a person to compare: they distinguish
 * one sign-in from another. Made of the challenge, which only these two know.
 */
export function matchingCode(challenge: string): string {
  return [...challenge.slice(0, 4)]
    .map((sign) => letters[alphabet.indexOf(sign) % letters.length])
    .join('');
}
