import { sql } from 'drizzle-orm';
import { selectMatches } from '../../listings/query/matches.ts';
import { listings } from '../../listings/tables.ts';
import type { Database } from '../../platform/database/database.ts';
import { matchQuery } from '../plan/match-query.ts';
import type { ResolvedSearch } from '../plan/resolved-search.ts';

/** How much of a title's word must be alike: "roffing" is 0.6 of "roofing", "hosue" 0.4 of "house". */
export const leastSimilarity = 0.4;
/** So many titles are compared at most. */
export const mostSimilar = 300;

/** Ids of listings that fit the search but for its words, and have similar ones in their titles; the likest first. */
export async function findSimilarTitles(
  database: Database,
  search: ResolvedSearch,
  words: readonly string[],
): Promise<number[]> {
  const text = words.join(' ');
  const lookup = sql`${text} <% ${listings.title}`;
  const matches = search.kinds.map((kind) =>
    selectMatches({ ...matchQuery(search, kind), lookup }, [listings.id, listings.title]),
  );
  const alike = sql`select ${listings.id} as id, word_similarity(${text}, ${listings.title}) as similarity from (${sql.join(matches, sql` union all `)}) as listings`;
  return database.transaction(async (transaction) => {
    await transaction.execute(
      sql`select set_config('pg_trgm.word_similarity_threshold', ${String(leastSimilarity)}, true)`,
    );
    const { rows } = await transaction.execute<{ id: string }>(
      sql`select id from (${alike}) as alike order by similarity desc, id desc limit ${mostSimilar}`,
    );
    return rows.map(({ id }) => Number(id));
  });
}
