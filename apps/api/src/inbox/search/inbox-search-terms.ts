import { requiredSearchTerms } from '../../search/text/search-terms.ts';
import { stemsOf } from '../../search/text/stems-of.ts';
import { tokenizeText } from './message-lexemes.ts';

/** A word that somebody looks for. */
export interface InboxSearchTerm {
  readonly word: string;
  readonly stems: readonly string[];
  /** Whether words that begin with it are meant as well: the last may not be typed to its end. */
  readonly isBeginning: boolean;
}

/** A part of a text that a search has found. */
export interface TextMark {
  readonly from: number;
  /** Behind its last sign. */
  readonly to: number;
}

/** Fewer letters begin too many words. */
const shortestBeginning = 3;

/** The words that a text asks for. */
export function readInboxSearchTerms(text: string): readonly InboxSearchTerm[] {
  const words = requiredSearchTerms(text);
  return words.map((word, index) => ({
    word,
    stems: [...new Set(stemsOf(word))],
    isBeginning: index === words.length - 1 && word.length >= shortestBeginning,
  }));
}

/** Finds where a text has words that are searched for, and how many of these it has. */
export function findMarks(
  text: string,
  asked: readonly InboxSearchTerm[],
): { readonly marks: readonly TextMark[]; readonly found: number } {
  const found = new Set<InboxSearchTerm>();
  const marks = tokenizeText(text).flatMap(({ word, from, to }) => {
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
export function findBeginnings(
  text: string,
  asked: readonly InboxSearchTerm[],
): readonly TextMark[] {
  return tokenizeText(text).flatMap(({ word, from, to }) =>
    asked.some((one) => word.startsWith(one.word)) ? [{ from, to }] : [],
  );
}
