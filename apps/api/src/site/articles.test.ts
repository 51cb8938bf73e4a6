import { expect, test } from 'vitest';
import { startTestServer } from '../platform/test-server.fixture.ts';
import { readBlocks } from './read-blocks.ts';
import { siteDomain } from './routes.ts';
import { articlesTable } from './tables.ts';

const { call, platform } = await startTestServer([siteDomain]);

const hour = 3_600_000;

function makeArticle(slug: string, hoursAgo: number, type: 'NEWS' | 'FINANCE' = 'NEWS') {
  return {
    slug,
    type,
    title: `About ${slug}`,
    summary: 'Two words.',
    body: readBlocks('## First\n\nThen [more](/about).'),
    author: 'Newsroom',
    publishedAt: new Date(platform.clock.now().getTime() - hoursAgo * hour),
    locale: 'en-CA' as const,
  };
}

await platform.database
  .insert(articlesTable)
  .values([
    makeArticle('oldest', 30),
    makeArticle('newest', 1),
    makeArticle('rates', 10, 'FINANCE'),
    makeArticle('between', 20),
    makeArticle('tomorrow', -24),
  ]);

const slugs = (body: { results: { slug: string }[] }) => body.results.map(({ slug }) => slug);

test('published articles are listed, the newest first', async () => {
  const { status, body } = await call('GET', '/api/v1/articles');
  expect([status, body.total]).toEqual([200, 4]);
  expect(slugs(body)).toEqual(['newest', 'rates', 'between', 'oldest']);
  expect(body.results[0]).not.toHaveProperty('body');
});

test('one type, and one part of the list', async () => {
  const { body } = await call('GET', '/api/v1/articles?type=NEWS&start=1&size=1');
  expect([slugs(body), body.total]).toEqual([['between'], 3]);
  const { body: beyond } = await call('GET', '/api/v1/articles?start=50');
  expect([slugs(beyond), beyond.total]).toEqual([[], 4]);
});

test('an article comes with its text and what to read next, its own type first', async () => {
  const { status, body } = await call('GET', '/api/v1/articles/rates');
  expect(status).toBe(200);
  expect(body.body[1].spans).toEqual(['Then ', { text: 'more', href: '/about' }, '.']);
  expect(body.more.map(({ slug }: { slug: string }) => slug)).toEqual([
    'newest',
    'between',
    'oldest',
  ]);
  const { body: news } = await call('GET', '/api/v1/articles/between');
  expect(news.more.map(({ slug }: { slug: string }) => slug)).toEqual([
    'newest',
    'oldest',
    'rates',
  ]);
});

test('an article that is unknown, or to be published later, is not found', async () => {
  for (const slug of ['nothing', 'tomorrow']) {
    const { status, body } = await call('GET', `/api/v1/articles/${slug}`);
    expect([status, body.code]).toEqual([404, 'not-found']);
  }
});

test.each([
  ['?type=GOSSIP', 'query.type'],
  ['?type=news', 'query.type'],
  ['?size=0', 'query.size'],
  ['?size=101', 'query.size'],
  ['?start=-1', 'query.start'],
  ['?start=10001', 'query.start'],
  ['?start=one', 'query.start'],
  ['/..%2Fsettings', 'params.slug'],
  ['/Upper-Case', 'params.slug'],
  [`/${'a'.repeat(81)}`, 'params.slug'],
])('%s is refused', async (address, path) => {
  const { status, body } = await call('GET', `/api/v1/articles${address}`);
  expect([status, body.code, body.fields[0].path]).toEqual([400, 'invalid-request', path]);
});
