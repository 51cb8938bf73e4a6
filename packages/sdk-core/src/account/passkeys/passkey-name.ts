/** The longest name of a passkey, in characters. */
export const longestPasskeyName = 60;

/**
 * Returns a passkey's name as it is stored; undefined if it is empty, too long or contains
 * invisible characters.
 */
export function readPasskeyName(text: string): string | undefined {
  const name = text.normalize('NFC').trim().replace(/\s+/gu, ' ');
  const isVisible = /[\p{L}\p{N}]/u.test(name) && !/[\p{C}\p{Zl}\p{Zp}]/u.test(text);
  return isVisible && [...name].length <= longestPasskeyName ? name : undefined;
}
