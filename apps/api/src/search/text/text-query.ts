import { dayMs } from '@boardwalk/sdk-core/vocabulary/time/durations';
import { type SQL, sql } from 'drizzle-orm';
import type { GeoArea } from '../../listings/query/geo-area.ts';
import { gridRows } from '../../listings/query/grid.ts';
import { listings } from '../../listings/tables.ts';
import { valuesNamedBy } from './named-values.ts';
import { anyLexeme, excludedTermsQuery, termsQuery } from './terms-query.ts';

/** How many make a degree, of the squares that the index of words knows; the finest first. */
const squareSizes = [4, 1];
/** To look so many squares up costs little beside what they spare. */
const mostSquares = 40;
const postingPeriod = 30 * dayMs;

function wordsQuery(words: readonly string[], weights = ''): SQL {
  return termsQuery(words, valuesNamedBy, { weights });
}

/** Whether a listing has the words. */
export function hasTerms(words: readonly string[]): SQL {
  return sql`${listings.searchVector} @@ ${wordsQuery(words)}`;
}

/** Whether a listing says the words by its title, type, place, tags and fields, not only in its description. */
export function hasTermsOutsideDescription(words: readonly string[]): SQL {
  return sql`${listings.searchVector} @@ ${wordsQuery(words, ':AB')}`;
}

/** Whether a listing has none of some words, nor words of the same stems, nor values named by them. */
export function hasNoneOf(excluded: readonly (readonly string[])[]): SQL {
  return sql`not ${listings.searchVector} @@ ${excludedTermsQuery(excluded, valuesNamedBy)}`;
}

/** Whether no field of a listing has one of some values. */
export function hasNoneOfValues(values: readonly string[]): SQL {
  return sql`not ${hasAnyLexeme(values)}`;
}

/** How well a listing's words fit: those of the title count ten times those of the description. */
export function termsRank(words: readonly string[]): SQL<number> {
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
export function liesInSquaresOf(area: GeoArea): SQL | undefined {
  for (const inDegree of squareSizes) {
    const rows = gridRows(area, inDegree);
    // The whole earth has a million: they are counted before any is named.
    const count = rows.reduce((sum, { first, last }) => sum + last - first + 1, 0);
    if (count > 0 && count <= mostSquares) return hasAnyLexeme(namesOf(rows, inDegree));
  }
  return undefined;
}

function namesOf(rows: ReturnType<typeof gridRows>, inDegree: number): readonly string[] {
  return rows.flatMap(({ row, first, last }) =>
    Array.from(
      { length: last - first + 1 },
      (_, index) => `square ${inDegree} ${row * 360 * inDegree + first + index}`,
    ),
  );
}

/** Whether a listing has one of some lexemes that are no words. */
function hasAnyLexeme(names: readonly string[]): SQL {
  return sql`${listings.searchVector} @@ ${sql.join(anyLexeme(names), sql``)}`;
}
