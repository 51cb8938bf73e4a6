import { stemsOf } from '../../search/words/stems-of.ts';
import { requiredWordsOf } from '../../search/words/typed-words.ts';
import { placedWords } from './message-words.ts';

/** A word that somebody looks for. */
export interface AskedWord {
  readonly word: string;
  readonly stems: readonly string[];
  /** Whether words that begin with it are meant as well: the last may not be typed to its end. */
  readonly isBeginning: boolean;
}

/** A part of a text that a search has found. */
export interface Mark {
  readonly from: number;
  /** Behind its last sign. */
  readonly to: number;
}

/** Fewer letters begin too many words. */
const shortestBeginning = 3;

/** The words that a text asks for. */
export function askedWords(text: string): readonly AskedWord[] {
  const words = requiredWordsOf(text);
  return words.map((word, index) => ({
    word,
    stems: [...new Set(stemsOf(word))],
    isBeginning: index === words.length - 1 && word.length >= shortestBeginning,
  }));
}

/** Where a text has words that are asked for, and how many of these it has. */
export function findMarks(
  text: string,
  asked: readonly AskedWord[],
): { readonly marks: readonly Mark[]; readonly found: number } {
  const found = new Set<AskedWord>();
  const marks = placedWords(text).flatMap(({ word, from, to }) => {
    const stems = stemsOf(word);
    const met = asked.filter(
      (one) =>
        stems.some((stem) => one.stems.includes(stem)) ||
        (one.isBeginning && word.startsWith(one.word)),
    );
    for (const one of met) found.add(one);
    return met.length > 0 ? [{ from, to }] : [];
  });
  return { marks, found: found.size };
}

/** The same of a name or a title, of which every word may be typed by its beginning. */
export function findBeginnings(text: string, asked: readonly AskedWord[]): readonly Mark[] {
  return placedWords(text).flatMap(({ word, from, to }) =>
    asked.some((one) => word.startsWith(one.word)) ? [{ from, to }] : [],
  );
}
