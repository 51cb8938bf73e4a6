import { splitSearchTerms } from './search-terms.ts';

/** The text with another word for one; all else stays as it was typed, also a word that must not occur. */
export function replaceWord(text: string, word: string, other: string): string {
  return text.replace(/(?<!(?:^|\s)-\S*)[\p{L}\p{M}\p{N}]+/gu, (typed) =>
    splitSearchTerms(typed).join('') === word ? other : typed,
  );
}
