import { maskContacts } from '@boardwalk/sdk-core/vocabulary/text/mask-contacts';
import { stemsOf } from '../../search/words/stems-of.ts';
import { foldWord, joints } from '../../search/words/typed-words.ts';

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
export function placedWords(text: string): readonly PlacedWord[] {
  return [...text.matchAll(/[\p{L}\p{M}\p{N}]+/gu)].map((found) => {
    const { index, 0: typed } = found;
    return { word: cutWord(foldWord(typed)), from: index, to: index + typed.length };
  });
}

/** No half a sign is left at its end, which the database keeps as it keeps any other. */
function cutWord(word: string): string {
  return word.slice(0, longestWord).replace(/\p{Cs}$/u, '');
}

/** What a text is found by: each of its words and their stems, without those that only join others. */
export function lexemesOf(text: string): ReadonlySet<string> {
  const words = new Set(placedWords(text).map(({ word }) => word));
  return new Set([...words].filter((word) => word !== '' && !joints.has(word)).flatMap(stemsOf));
}

/** The same of a message, each with whether it is also found by who learns no addresses and numbers. */
export function lexemesOfMessage(body: string): readonly { word: string; isOpen: boolean }[] {
  const open = lexemesOf(maskContacts(body));
  return [...lexemesOf(body)].map((word) => ({ word, isOpen: open.has(word) }));
}
