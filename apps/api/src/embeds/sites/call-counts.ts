import { sql } from 'drizzle-orm';
import type { Queries } from '../../platform/database/database.ts';
import { embedCounts, embedSites } from '../tables.ts';

/** Origins of one site that a day distinguishes between two writes; anybody can make some up. */
const mostOrigins = 50;
const otherOrigins = 'other';

interface Count {
  readonly siteId: number;
  readonly origin: string;
  readonly day: string;
  requests: number;
  refusals: number;
}

/** Calls from pages, added up in memory until they are written. */
export interface CallCounts {
  add(siteId: number, origin: string, what: 'requests' | 'refusals'): void;
  /**
   * Adds what has come together to the database; what can't be written waits for the next time.
   * Returns how many days of sites and origins that was about.
   */
  write(queries: Queries): Promise<number>;
}

export function createCallCounts(today: () => Date): CallCounts {
  let counts = new Map<string, Count>();

  function countOf(siteId: number, origin: string): Count {
    const day = today().toISOString().slice(0, 10);
    const known = counts.get(`${siteId} ${day} ${origin}`);
    if (known) return known;
    const isOneMore = [...counts.values()].filter((count) => count.siteId === siteId).length;
    if (isOneMore >= mostOrigins && origin !== otherOrigins) return countOf(siteId, otherOrigins);
    const count = { siteId, origin, day, requests: 0, refusals: 0 };
    counts.set(`${siteId} ${day} ${origin}`, count);
    return count;
  }

  return {
    add(siteId, origin, what) {
      countOf(siteId, origin.slice(0, 255))[what] += 1;
    },
    async write(queries) {
      const written = counts;
      if (written.size === 0) return 0;
      counts = new Map();
      try {
        await addToDatabase(queries, [...written.values()]);
      } catch (error) {
        for (const { siteId, origin, requests, refusals } of written.values()) {
          const count = countOf(siteId, origin);
          count.requests += requests;
          count.refusals += refusals;
        }
        throw error;
      }
      return written.size;
    },
  };
}

/** In one statement and in one order for all processes; a site that is gone counts no more. */
async function addToDatabase(queries: Queries, counts: readonly Count[]): Promise<void> {
  const rows = counts.map(({ siteId, ...count }) => ({ site_id: siteId, ...count }));
  await queries.execute(sql`
    insert into ${embedCounts} (site_id, origin, day, requests, refusals)
    select new.site_id, new.origin, new.day, new.requests, new.refusals
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
      as new (site_id bigint, origin text, day date, requests int, refusals int)
    join ${embedSites} on ${embedSites.id} = new.site_id
    order by 1, 3, 2
    on conflict (site_id, day, origin) do update set
      requests = ${embedCounts.requests} + excluded.requests,
      refusals = ${embedCounts.refusals} + excluded.refusals
  `);
}
