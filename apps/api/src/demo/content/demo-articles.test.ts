import { articleTypes } from '@boardwalk/sdk-core/listings/enumerations/article-types';
import { expect, test } from 'vitest';
import { readDemoPictures } from '../photographs/read-demo-pictures.ts';
import { readDemoArticles } from './demo-articles.ts';

const articles = await readDemoArticles();

test('there are two articles or more of every type', () => {
  expect(articles.length).toBeGreaterThanOrEqual(24);
  for (const type of articleTypes) {
    expect(articles.filter((article) => article.type === type).length).toBeGreaterThanOrEqual(2);
  }
});

test('each says what it is, shows a picture and can be read in a few minutes', async () => {
  const pictures = new Set((await readDemoPictures()).map(({ name }) => name));
  for (const { slug, picture, author, body } of articles) {
    expect(author, slug).toMatch(/demo/i);
    expect(pictures, slug).toContain(picture);
    const words = JSON.stringify(body).match(/[A-Za-z’]{2,}/g) ?? [];
    expect(words.length, slug).toBeGreaterThan(250);
    expect(words.length, slug).toBeLessThan(600);
  }
});

test('no two were published on the same day, so that the newest comes first', () => {
  expect(new Set(articles.map(({ daysOld }) => daysOld)).size).toBe(articles.length);
});
