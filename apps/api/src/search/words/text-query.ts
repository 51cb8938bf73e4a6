import { type SQL, sql } from 'drizzle-orm';
import type { Area } from '../../listings/query/area.ts';
import { gridRows } from '../../listings/query/grid.ts';
import { listings } from '../../listings/tables.ts';

/** A beginning of so many letters is searched as such; shorter ones would match half of all words. */
const shortestBeginning = 3;
const mostWords = 12;

/** What listings must not have begins with a minus: "-basement", "-semi-detached". */
const excluded = /(?<=^|\s)-\S+/gu;

/** The words of a text, folded as `fold_text` of the database folds a listing's. */
export function wordsOf(text: string): readonly string[] {
  const folded = text
    .toLowerCase()
    .normalize('NFD')
    .replace(/\p{M}+/gu, '');
  return [...folded.matchAll(/[\p{L}\p{N}]+/gu)].map(([word]) => word).slice(0, mostWords);
}

/** The words that a search asks for. */
export function requiredWordsOf(text: string): readonly string[] {
  return wordsOf(text.replace(excluded, ' '));
}

/** The words that a search leaves out, each with those that are joined to it. */
export function excludedWordsOf(text: string): readonly (readonly string[])[] {
  return [...text.matchAll(excluded)]
    .map(([word]) => wordsOf(word))
    .filter((words) => words.length > 0)
    .slice(0, mostWords);
}

/** Stands before words of titles, tags, subcategories and cities, which are found by their beginnings. */
const beginningMark = 'zz';
/** How many make a degree, of the squares that the index of words knows; the finest first. */
const squareSizes = [4, 1];
/** To look so many squares up costs little beside what they spare. */
const mostSquares = 40;
const postingPeriod = 30 * 86_400_000;

/** All words, by their stems; the last may also be the beginning of a word. */
export function wordsQuery(words: readonly string[]): SQL {
  const parts = words.map((word, index) => {
    const stem = sql`to_tsquery('english', ${word})`;
    const isBeginning = index === words.length - 1 && word.length >= shortestBeginning;
    return isBeginning
      ? sql`(${stem} || to_tsquery('simple', ${`${beginningMark}${word}:*`}))`
      : stem;
  });
  return sql`(${sql.join(parts, sql` && `)})`;
}

/** Whether a listing has the words. */
export function hasWords(words: readonly string[]): SQL {
  return sql`${listings.searchVector} @@ ${wordsQuery(words)}`;
}

/** Whether a listing has none of some words, nor words of the same stems. */
export function hasNoneOf(excluded: readonly (readonly string[])[]): SQL {
  const queries = excluded.map((words) => {
    const stems = words.map((word) => sql`to_tsquery('english', ${word})`);
    return sql`(${sql.join(stems, sql` && `)})`;
  });
  return sql`not ${listings.searchVector} @@ (${sql.join(queries, sql` || `)})`;
}

/** How well a listing's words fit: those of the title count ten times those of the description. */
export function wordsRank(words: readonly string[]): SQL<number> {
  return sql<number>`ts_rank(${listings.searchVector}, ${wordsQuery(words)})`;
}

/** Whether a listing was posted in the so many last periods of thirty days, as the index of words knows. */
export function isPostedWithin(periods: number, now: Date): SQL {
  const current = Math.floor(now.getTime() / postingPeriod);
  // One ahead: a listing may be posted while a search is under way.
  const names = Array.from({ length: periods + 1 }, (_, index) => `posted ${current + 1 - index}`);
  return hasAnyLexeme(names);
}

/** Whether a listing lies in one of the squares that an area touches; nothing for a very wide area. */
export function liesInSquaresOf(area: Area): SQL | undefined {
  for (const inDegree of squareSizes) {
    const names = squaresOf(area, inDegree);
    if (names.length > 0 && names.length <= mostSquares) return hasAnyLexeme(names);
  }
  return undefined;
}

function squaresOf(area: Area, inDegree: number): readonly string[] {
  return gridRows(area, inDegree).flatMap(({ row, first, last }) =>
    Array.from(
      { length: last - first + 1 },
      (_, index) => `square ${inDegree} ${row * 360 * inDegree + first + index}`,
    ),
  );
}

/** Whether a listing has one of some lexemes that are no words. */
function hasAnyLexeme(names: readonly string[]): SQL {
  const query = names.map((name) => `'${name}'`).join(' | ');
  return sql`${listings.searchVector} @@ ${query}::tsquery`;
}
