import type { Topic } from '@boardwalk/sdk-core/vocabulary/topics';
import { sql } from 'drizzle-orm';
import type { Queries } from '../database/database.ts';
import { runPreparedQuery } from '../database/recurring-query.ts';
import { liveEvents } from '../tables.ts';

/** The channel on which every process of the API receives what another has announced. */
export const liveChannel = 'boardwalk_live';

/**
 * Notifies everybody who listens as one of these people that something of theirs has changed, once
 * the transaction of the change is through. It says what, not how: a listener reloads it.
 */
export async function announce(
  transaction: Queries,
  topics: Topic | readonly Topic[],
  ...userIds: readonly number[]
): Promise<void> {
  if (userIds.length === 0) return;
  const { userId, topic: what, at } = liveEvents;
  const query = sql`
    with announced as (
      insert into ${liveEvents} (${sql.identifier(userId.name)}, ${sql.identifier(what.name)})
      select distinct person, topic
      from unnest(${sql.param(userIds)}::bigint[]) person, unnest(${sql.param([topics].flat())}::text[]) topic
      returning ${userId}, ${what}, ${at}
    )
    select pg_notify(${liveChannel}, user_id || ' ' || topic || ' ' || ${milliseconds(sql`at`)})
    from announced`;
  await runPreparedQuery(transaction, query);
}

/** A time of the database in milliseconds since 1970. */
export function milliseconds(time: ReturnType<typeof sql>) {
  return sql`floor(extract(epoch from ${time}) * 1000)::bigint`;
}

/** What `announce` sends. */
export interface Announcement {
  readonly userId: number;
  readonly topic: string;
  /** Milliseconds since 1970 by the database's clock. */
  readonly at: number;
}

export function readAnnouncement(payload: string): Announcement | undefined {
  const [, userId, topic, at] = /^(\d+) ([a-z]+) (\d+)$/.exec(payload) ?? [];
  if (topic === undefined) return undefined;
  return { userId: Number(userId), topic, at: Number(at) };
}
