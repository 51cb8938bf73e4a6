import type * as schemas from '@boardwalk/sdk-core/site/schemas';
import { and, desc, eq, lte } from 'drizzle-orm';
import type { Handler } from '../platform/domain.ts';
import { summaryColumns, toSummaries } from './article-summaries.ts';
import { articles } from './tables.ts';

/** Lists published articles, the newest first. */
export const listArticles: Handler<typeof schemas.listArticles> = async (
  { query: { type, start, size } },
  { database, clock },
) => {
  const isListed = and(lte(articles.publishedAt, clock.now()), type && eq(articles.type, type));
  const [rows, total] = await Promise.all([
    database
      .select(summaryColumns)
      .from(articles)
      .where(isListed)
      .orderBy(desc(articles.publishedAt), desc(articles.id))
      .limit(size)
      .offset(start),
    database.$count(articles, isListed),
  ]);
  return { results: await toSummaries(database, rows), total };
};
