import { listingKinds } from '@boardwalk/sdk-core/listings/kinds';
import { sql } from 'drizzle-orm';
import type { Queries } from '../../platform/database/database.ts';
import {
  createSimilarSpellings,
  type SimilarSpellings,
} from '../../platform/spelling/similar-spellings.ts';
import { listValueTerms } from './named-values.ts';

/** The words of the newest listings and of the values of fields, each with how many of these listings have it. */
export interface SearchVocabulary {
  readonly counts: ReadonlyMap<string, number>;
  readonly similar: SimilarSpellings<string>;
}

/** Of each kind; words that none of them has are too rare to be what most visitors mean. */
const mostRead = 600;
/** A word of one listing alone may be misspelt itself. */
const leastListings = 2;
/** Shorter ones are too much alike to recognise a slip. */
const shortestWord = 4;
/** Milliseconds for which the words are good. */
const keptFor = 600_000;

interface Kept {
  readonly until: number;
  readonly words: Promise<SearchVocabulary>;
}

const kept = new WeakMap<Queries, Kept>();

/** The words that listings have, at most some minutes old. */
export function readSearchVocabulary(database: Queries): Promise<SearchVocabulary> {
  const known = kept.get(database);
  if (known && performance.now() < known.until) return known.words;
  const words = collectWords(database);
  kept.set(database, { until: performance.now() + keptFor, words });
  words.catch(() => kept.delete(database));
  return words;
}

async function collectWords(database: Queries): Promise<SearchVocabulary> {
  // As kinds come from the enumeration, they may stand in the text that ts_stat runs.
  const newest = listingKinds.map(
    (kind) =>
      `(select to_tsvector('simple', fold_text(concat_ws(' ', title, description, city, array_to_string(tags, ' ')))) as words from listings where is_public and kind = '${kind}' order by created_at desc, id desc limit ${mostRead})`,
  );
  const { rows } = await database.execute<{ word: string; count: number }>(
    sql`select word, ndoc as count from ts_stat(${`select words from (${newest.join(' union all ')}) as newest`}) where ndoc >= ${leastListings} and length(word) >= ${shortestWord} and word ~ '^[[:alpha:]]+$'`,
  );
  const named = listValueTerms().filter((word) => word.length >= shortestWord);
  const counts = new Map(named.map((word) => [word, leastListings]));
  for (const { word, count } of rows) counts.set(word, count);
  return {
    counts,
    similar: createSimilarSpellings(
      [...counts].map(([word, count]) => ({ letters: word, named: word, weight: count })),
    ),
  };
}
