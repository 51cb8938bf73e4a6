import { type SQL, sql } from 'drizzle-orm';
import type { Queries } from '../../platform/database/database.ts';
import {
  createSimilarSpellings,
  type SimilarSpellings,
} from '../../platform/spelling/similar-spellings.ts';

/** Words that are in use, each with how many things have it. */
export interface SearchVocabulary {
  readonly counts: ReadonlyMap<string, number>;
  readonly similar: SimilarSpellings<string>;
}

/** Where a vocabulary comes from. */
export interface VocabularySource {
  /** The text of a query with the column `words`, a text vector; nothing of a caller stands in it. */
  readonly words: string;
  /** Words of labels, which are known even if nothing has them. */
  readonly named: () => readonly string[];
}

/** A word of one thing alone may be misspelt itself. */
const leastUses = 2;
/** Shorter ones are too much alike to recognise a slip. */
const shortestWord = 4;
/** Milliseconds for which the words are good. */
const lifetimeMs = 600_000;

interface Stored {
  readonly until: number;
  readonly words: Promise<SearchVocabulary>;
}

/** A reader of a vocabulary, which is at most some minutes old. */
export function createVocabulary(
  source: VocabularySource,
): (database: Queries) => Promise<SearchVocabulary> {
  const stored = new WeakMap<Queries, Stored>();
  return (database) => {
    const known = stored.get(database);
    if (known && performance.now() < known.until) return known.words;
    const words = collectWords(database, source);
    stored.set(database, { until: performance.now() + lifetimeMs, words });
    words.catch(() => stored.delete(database));
    return words;
  };
}

async function collectWords(
  database: Queries,
  { words, named }: VocabularySource,
): Promise<SearchVocabulary> {
  const { rows } = await database.execute<{ word: string; count: number }>(countUses(words));
  const counts = new Map(
    named()
      .filter((word) => word.length >= shortestWord)
      .map((word) => [word, leastUses]),
  );
  for (const { word, count } of rows) counts.set(word, count);
  return {
    counts,
    similar: createSimilarSpellings(
      [...counts].map(([word, count]) => ({ letters: word, named: word, weight: count })),
    ),
  };
}

function countUses(words: string): SQL {
  return sql`select word, ndoc as count from ts_stat(${words}) where ndoc >= ${leastUses} and length(word) >= ${shortestWord} and word ~ '^[[:alpha:]]+$'`;
}
