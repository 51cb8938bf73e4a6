/** Letters of RFC 4648's base32, which holds none that looks like another. */
const base32 = 'A-Z2-7';

/** Six digits of an authenticator app, blanks left out; nothing where it is no such code. */
export function readAppCode(text: string): string | undefined {
  const digits = text.replace(/[\s-]/g, '');
  return /^\d{6}$/.test(digits) ? digits : undefined;
}

/** 24 letters; sixteen for those that were made before November 2026 and are still stored. */
const recoveryPattern = new RegExp(`^([${base32}]{24}|[${base32}]{16})$`);

/**
 * Returns a recovery code as it is stored, `abcd-efgh-…` as `ABCDEFGH…`; undefined if it is none.
 */
export function readRecoveryCode(text: string): string | undefined {
  const letters = text.replace(/[\s-]/g, '').toUpperCase();
  return recoveryPattern.test(letters) ? letters : undefined;
}

/** Letters in groups of four, as people copy them: `ABCD-EFGH`. */
export function groupLetters(letters: string, between: '-' | ' ' = '-'): string {
  return letters.replace(/.{4}(?=.)/g, `$&${between}`);
}

/** Whether the text can be a code of either sort. */
export function isCode(text: string): boolean {
  return readAppCode(text) !== undefined || readRecoveryCode(text) !== undefined;
}

export const recoveryCodeCount = 10;
