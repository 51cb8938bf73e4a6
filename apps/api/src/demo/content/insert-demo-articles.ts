import type { Queries } from '../../platform/database/database.ts';
import { articles } from '../../site/tables.ts';
import { readDemoArticles } from './demo-articles.ts';

const dayMs = 86_400_000;
/** Newsrooms publish at breakfast in Ontario. */
const morningMs = 11.5 * 3_600_000;

/** Inserts the demo's articles; `images` has the ids of the pictures by their names. */
export async function insertDemoArticles(
  transaction: Queries,
  images: ReadonlyMap<string, string>,
  today: number,
): Promise<void> {
  const rows = (await readDemoArticles()).map(({ picture, daysOld, ...article }) => ({
    ...article,
    mediaId: images.get(picture) ?? null,
    // The latest one came out yesterday, as today's breakfast may still be ahead.
    publishedAt: new Date(today - (daysOld + 1) * dayMs + morningMs),
    locale: 'en-CA' as const,
  }));
  await transaction.insert(articles).values(rows);
}
