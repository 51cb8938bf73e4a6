import { type SQL, sql } from 'drizzle-orm';
import type { ValueNames } from './value-names.ts';

/** A beginning of so many letters is searched as such; shorter ones would match half of all words. */
const shortestBeginning = 3;
/** Stands before words of titles, tags, subcategories and cities, which are found by their beginnings. */
const beginningMark = 'zz';

/** How words are looked for. */
interface TermsOptions {
  /** Which of them count: `:AB` for those outside of descriptions; by default all. */
  readonly weights?: string;
  /** Whether the last word may also be the beginning of another; by default it may. */
  readonly mayBegin?: boolean;
}

/**
 * All words, each by its stem or as a name of a field's value; the last may also be the beginning of a word.
 */
export function termsQuery(
  words: readonly string[],
  namedBy: ValueNames['namedBy'],
  { weights = '', mayBegin = true }: TermsOptions = {},
): SQL {
  const parts = words.map((word, index) => {
    const isBeginning = mayBegin && index === words.length - 1 && word.length >= shortestBeginning;
    const ways = [
      sql`to_tsquery('english', ${`${word}${weights}`})`,
      ...(isBeginning ? [sql`to_tsquery('simple', ${`${beginningMark}${word}:*`})`] : []),
      ...anyLexeme(namedBy(word, isBeginning)),
    ];
    return sql`(${sql.join(ways, sql` || `)})`;
  });
  return sql`(${sql.join(parts, sql` && `)})`;
}

/** The words that something must not have, each with those that are joined to it. */
export function excludedTermsQuery(
  excluded: readonly (readonly string[])[],
  namedBy: ValueNames['namedBy'],
): SQL {
  const queries = excluded.map((words) => {
    const parts = words.map((word) => {
      const ways = [sql`to_tsquery('english', ${word})`, ...anyLexeme(namedBy(word, false))];
      return sql`(${sql.join(ways, sql` || `)})`;
    });
    return sql`(${sql.join(parts, sql` && `)})`;
  });
  return sql`(${sql.join(queries, sql` || `)})`;
}

/** The query for one of some lexemes that are no words; nothing where there are none. */
export function anyLexeme(names: readonly string[]): SQL[] {
  if (names.length === 0) return [];
  const query = names.map((name) => `'${name}'`).join(' | ');
  return [sql`${query}::tsquery`];
}
