import { withoutHiddenCharacters } from './hidden-characters.ts';

/** Control characters, and marks that turn what follows them round: no line needs one. */
const unwanted = /[\p{Cc}\u202a-\u202e\u2066-\u2069]/gu;

/** What a reader sees of a text: neither blanks nor what only fills a place. */
const visible = /(?![\p{DI}\u2800])[\p{L}\p{N}\p{P}\p{S}]/u;

/** A typed line in its stored form; empty where nothing in it is visible. */
export function cleanLine(text: string): string {
  return visibleOf(
    withoutHiddenCharacters(text).replace(/\s+/gu, ' ').replace(unwanted, '').trim(),
  );
}

/** A text with its letters and their accents as one character each (NFC); empty where nothing in it is visible. */
export function visibleOf(text: string): string {
  return visible.test(text) ? text.normalize('NFC') : '';
}
