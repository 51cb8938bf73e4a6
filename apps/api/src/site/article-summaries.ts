import type { ArticleSummary } from '@boardwalk/sdk-core/site/articles/article-schemas';
import { findImages } from '../media/find-images.ts';
import type { Queries } from '../platform/database/database.ts';
import { articlesTable } from './tables.ts';

/** What cards of articles are made of. */
export const summaryColumns = {
  slug: articlesTable.slug,
  type: articlesTable.type,
  title: articlesTable.title,
  summary: articlesTable.summary,
  mediaId: articlesTable.mediaId,
  author: articlesTable.author,
  publishedAt: articlesTable.publishedAt,
  locale: articlesTable.locale,
};

type SummaryRow = Pick<typeof articlesTable.$inferSelect, keyof typeof summaryColumns>;

/** The rows as cards show them, with their pictures. */
export async function toSummaries(
  database: Queries,
  rows: readonly SummaryRow[],
): Promise<ArticleSummary[]> {
  const images = await findImages(
    database,
    rows.flatMap(({ mediaId }) => mediaId ?? []),
  );
  return rows.map(({ mediaId, publishedAt, ...row }) => ({
    ...row,
    picture: (mediaId !== null && images.get(mediaId)) || null,
    publishedAt: publishedAt.toISOString(),
  }));
}
