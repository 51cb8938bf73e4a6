/** The longest name of a passkey, in characters. */
export const longestPasskeyName = 60;

/** A passkey's name as it is kept; nothing where it is empty, too long or holds what can't be seen. */
export function readPasskeyName(text: string): string | undefined {
  const name = text.normalize('NFC').trim().replace(/\s+/gu, ' ');
  const isVisible = /[\p{L}\p{N}]/u.test(name) && !/[\p{C}\p{Zl}\p{Zp}]/u.test(text);
  return isVisible && [...name].length <= longestPasskeyName ? name : undefined;
}
