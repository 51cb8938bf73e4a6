import { mostIndexedTerms } from '@boardwalk/sdk-core/inbox/limits';
import { maskContacts } from '@boardwalk/sdk-core/vocabulary/text/mask-contacts';
import { foldWord, joints } from '../../search/text/search-terms.ts';
import { stemsOf } from '../../search/text/stems-of.ts';

/** A word where it stands in a text. */
export interface PlacedWord {
  /** Folded. */
  readonly word: string;
  readonly from: number;
  /** Behind its last sign. */
  readonly to: number;
}

/** Longer ones are found by their beginnings. */
const longestWord = 40;

/** The words of a text in their order, folded as a search folds what was typed. */
export function tokenizeText(text: string): readonly PlacedWord[] {
  return [...text.matchAll(/[\p{L}\p{M}\p{N}]+/gu)].map((found) => {
    const { index, 0: typed } = found;
    return { word: cutWord(foldWord(typed)), from: index, to: index + typed.length };
  });
}

/** No half a sign is left at its end, which the database keeps as it keeps any other. */
function cutWord(word: string): string {
  return word.slice(0, longestWord).replace(/\p{Cs}$/u, '');
}

/** The different words of a text in their order, without those that only join others. */
function wordsOf(text: string): readonly string[] {
  const words = new Set(tokenizeText(text).map(({ word }) => word));
  return [...words].filter((word) => word !== '' && !joints.has(word));
}

/**
 * What a message is found by, its first words and their stems, each with whether it is also found by
 * who learns no addresses and numbers. Each is a row for both of its people: made-up words by the
 * thousand would fill the disk.
 */
export function lexemesOfMessage(body: string): readonly { word: string; isOpen: boolean }[] {
  const open = new Set(wordsOf(maskContacts(body)).flatMap(stemsOf));
  const words = wordsOf(body).slice(0, mostIndexedTerms);
  return [...new Set(words.flatMap(stemsOf))].map((word) => ({ word, isOpen: open.has(word) }));
}
