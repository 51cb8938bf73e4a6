import { sql } from 'drizzle-orm';
import type { Queries } from '../../platform/database/database.ts';
import { inboxSearchIndex } from '../tables.ts';
import { lexemesOfMessage } from './message-lexemes.ts';

interface Written {
  readonly threadId: number;
  readonly place: number;
  readonly authorId: number;
  readonly body: string;
  /** Who reads the thread. */
  readonly readerIds: readonly number[];
}

/** Lets readers find a message by its words; the other by what is hidden from them only once they have answered. */
export async function indexMessageTerms(
  transaction: Queries,
  { threadId, place, authorId, body, readerIds }: Written,
): Promise<void> {
  const lexemes = lexemesOfMessage(body);
  if (lexemes.length === 0) return;
  const words = sql.param(lexemes.map(({ word }) => word));
  const opens = sql.param(lexemes.map(({ isOpen }) => isOpen));
  const { userId, word, threadId: thread, newest, newestOpen } = inboxSearchIndex;
  const columns = sql.join(
    [userId, word, thread, newest, newestOpen].map(({ name }) => sql.identifier(name)),
    sql`, `,
  );
  await transaction.execute(sql`
    insert into ${inboxSearchIndex} (${columns})
    select person, word, ${threadId}::bigint, ${place}::integer,
      case when is_open or person = ${authorId} then ${place}::integer else 0 end
    from unnest(${words}::text[], ${opens}::boolean[]) as lexemes(word, is_open),
      unnest(${sql.param([...readerIds])}::bigint[]) as people(person)
    on conflict (user_id, word, thread_id) do update
    set newest = greatest(${newest}, excluded.newest),
      newest_open = greatest(${newestOpen}, excluded.newest_open)`);
}
