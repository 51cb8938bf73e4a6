import { dayMs, hourMs } from '@boardwalk/sdk-core/vocabulary/time/durations';
import { articlesTable } from '../../site/tables.ts';
import type { DemoPlatform } from '../demo-part.ts';
import { adoptDemoPictures } from '../photographs/adopt-demo-pictures.ts';
import { readDemoPictures } from '../photographs/read-demo-pictures.ts';
import { readDemoArticles } from './demo-articles.ts';

/** Newsrooms publish at breakfast in Ontario. */
const morningMs = 11.5 * hourMs;

/** Inserts the demo's articles, with their pictures. */
export async function insertDemoArticles(platform: DemoPlatform, today: number): Promise<void> {
  const written = await readDemoArticles();
  const names = new Set(written.map(({ picture }) => picture));
  const pictures = (await readDemoPictures()).filter(({ name }) => names.has(name));
  const images = await adoptDemoPictures(platform, pictures);
  const rows = written.map(({ picture, daysOld, ...article }) => ({
    ...article,
    mediaId: images.get(picture) ?? null,
    // The latest one came out yesterday, as today's breakfast may still be ahead.
    publishedAt: new Date(today - (daysOld + 1) * dayMs + morningMs),
    locale: 'en-CA' as const,
  }));
  await platform.database.insert(articlesTable).values(rows);
}
