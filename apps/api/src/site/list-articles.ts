import type * as schemas from '@boardwalk/sdk-core/site/schemas';
import { and, desc, eq, lte } from 'drizzle-orm';
import type { Handler } from '../platform/domain.ts';
import { summaryColumns, toSummaries } from './article-summaries.ts';
import { articlesTable } from './tables.ts';

/** Lists published articles, the newest first. */
export const listArticles: Handler<typeof schemas.listArticles> = async (
  { query: { type, start, size } },
  { database, clock },
) => {
  const isListed = and(
    lte(articlesTable.publishedAt, clock.now()),
    type && eq(articlesTable.type, type),
  );
  const [rows, total] = await Promise.all([
    database
      .select(summaryColumns)
      .from(articlesTable)
      .where(isListed)
      .orderBy(desc(articlesTable.publishedAt), desc(articlesTable.id))
      .limit(size)
      .offset(start),
    database.$count(articlesTable, isListed),
  ]);
  return { results: await toSummaries(database, rows), total };
};
