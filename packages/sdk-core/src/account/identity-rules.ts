import { withoutHiddenCharacters } from '../vocabulary/text/hidden-characters.ts';

/** 3 to 30 letters, digits, dots, low lines and hyphens; no "@", so that none looks like an e-mail. */
export const usernamePattern = /^[A-Za-z0-9._-]{3,30}$/;

export const longestName = 80;
export const longestEmail = 254;

/**
 * The part before the "@" in dot-atoms, a domain with a dot. Letters are ASCII alone: an address that
 * only looks like another's is refused, domains of other scripts are written in Punycode (`xn--…`).
 */
const emailPattern =
  /^(?=.{1,64}@)[A-Za-z0-9!#$%&'*+/=?^_`{|}~-]+(?:\.[A-Za-z0-9!#$%&'*+/=?^_`{|}~-]+)*@(?:[A-Za-z0-9](?:[A-Za-z0-9-]{0,61}[A-Za-z0-9])?\.)+[A-Za-z](?:[A-Za-z0-9-]{0,61}[A-Za-z0-9])$/;

/**
 * Control, format (bidirectional ones among them), private and unassigned characters, line ends, what
 * only fills a place, and marks that pile up. Joiners and variants may stand where a script needs them.
 */
const invisible =
  /[\p{Cc}\p{Co}\p{Cn}\p{Cs}\p{Zl}\p{Zp}\u2800]|(?!\u200c|\u200d|\ufe0e|\ufe0f)[\p{Cf}\p{DI}]|\p{M}{6}/u;

/** Whether the text is a username that somebody may take. */
export function isUsername(text: string): boolean {
  return usernamePattern.test(text);
}

/**
 * Returns an address as it is stored, ` Rosa@Example.ORG ` as `Rosa@example.org`; undefined if it
 * is none.
 */
export function readEmail(text: string): string | undefined {
  const trimmed = text.trim();
  if (trimmed.length > longestEmail || !emailPattern.test(trimmed)) return undefined;
  const at = trimmed.lastIndexOf('@');
  return trimmed.slice(0, at) + trimmed.slice(at).toLowerCase();
}

const anyAddress = /^[^\s@<>,;]{1,64}@[^\s@<>,;]+\.[^\s@<>,;]+$/;

/**
 * Whether a text is an address with letters beyond those of ASCII, as `élise@exemple.québec`: such ones
 * exist, and `readEmail` refuses them.
 */
export function isForeignEmail(text: string): boolean {
  const trimmed = text.trim();
  return trimmed.length <= longestEmail && /\P{ASCII}/u.test(trimmed) && anyAddress.test(trimmed);
}

/** Whether a name is as long as one may be, whatever it is written in. */
export function hasNameLength(text: string): boolean {
  const length = [...text.trim()].length;
  return length > 0 && length <= longestName;
}

/**
 * Returns a first or last name as it is stored, in any script, without surrounding blanks;
 * undefined if it is empty, longer than 80 characters, or contains invisible characters. Joiners
 * are allowed in scripts that need them.
 */
export function readName(text: string): string | undefined {
  const name = text.normalize('NFC').trim().replace(/\s+/gu, ' ');
  const isVisible =
    /[\p{L}\p{N}]/u.test(name) && !invisible.test(text) && withoutHiddenCharacters(text) === text;
  return isVisible && [...name].length <= longestName ? name : undefined;
}
