import type * as schemas from '@boardwalk/sdk-core/embeds/sites/schemas';
import { dayMs } from '@boardwalk/sdk-core/vocabulary/time/durations';
import { and, desc, eq, gt, max, sum } from 'drizzle-orm';
import type { Handler } from '../../platform/domain.ts';
import { embedCounts } from '../tables.ts';
import { requireOwnSite } from './require-own-site.ts';

const daysMs = 30 * dayMs;
const mostOrigins = 100;

export const readEmbedCounts: Handler<typeof schemas.readEmbedCounts> = async (
  { params: { id } },
  { caller, database, clock },
) => {
  await requireOwnSite(database, id, caller);
  const since = new Date(clock.now().getTime() - daysMs).toISOString().slice(0, 10);
  const requests = sum(embedCounts.requests).mapWith(Number);
  const refusals = sum(embedCounts.refusals).mapWith(Number);
  const rows = await database
    .select({ origin: embedCounts.origin, requests, refusals, lastDay: max(embedCounts.day) })
    .from(embedCounts)
    .where(and(eq(embedCounts.siteId, id), gt(embedCounts.day, since)))
    .groupBy(embedCounts.origin)
    .orderBy(desc(requests), desc(refusals), embedCounts.origin)
    .limit(mostOrigins);
  // A group has a row, so a latest day.
  return rows.map(({ lastDay, ...row }) => ({ ...row, lastDay: lastDay as string }));
};
