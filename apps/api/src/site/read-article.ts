import type * as schemas from '@boardwalk/sdk-core/site/schemas';
import { Problem } from '@boardwalk/sdk-core/vocabulary/problem';
import { and, desc, eq, lte, ne } from 'drizzle-orm';
import type { Handler } from '../platform/domain.ts';
import { summaryColumns, toSummaries } from './article-summaries.ts';
import { articlesTable } from './tables.ts';

/** How many articles stand below one. */
const moreCount = 3;

/** Reads a published article, and what to read next. */
export const readArticle: Handler<typeof schemas.readArticle> = async (
  { params: { slug } },
  { database, clock },
) => {
  const isPublished = lte(articlesTable.publishedAt, clock.now());
  const [row] = await database
    .select({ ...summaryColumns, body: articlesTable.body })
    .from(articlesTable)
    .where(and(isPublished, eq(articlesTable.slug, slug)));
  if (!row) throw new Problem('not-found', 'There is no such article.');
  const others = await database
    .select(summaryColumns)
    .from(articlesTable)
    .where(and(isPublished, ne(articlesTable.slug, slug)))
    .orderBy(
      desc(eq(articlesTable.type, row.type)),
      desc(articlesTable.publishedAt),
      desc(articlesTable.id),
    )
    .limit(moreCount);
  const { body, ...shown } = row;
  const [summary, ...more] = await toSummaries(database, [shown, ...others]);
  if (!summary) throw new Problem('internal', 'The article is lost between two steps.');
  return { ...summary, body: [...body], more };
};
