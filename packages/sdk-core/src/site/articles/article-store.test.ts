import { expect, it } from 'vitest';
import { createFakeClient } from '../../http/fake-client.fixture.ts';
import { listArticles, readArticle } from '../endpoints.ts';
import type { Article } from './article-schemas.ts';
import { createArticleStore, createArticlesStore } from './article-store.ts';

it('asks for the articles of a page and of a type', async () => {
  const client = createFakeClient().answer(listArticles, () => ({ results: [], total: 30 }));
  const store = createArticlesStore({ client });
  await store.show({ page: 1 });
  await store.show({ type: 'FINANCE', page: 3 });
  expect(client.calls.map(({ input }) => input)).toMatchObject([
    { query: {} },
    { query: { type: 'FINANCE', start: 26 } },
  ]);
  expect(store.$state.get()).toMatchObject({ value: { query: { page: 3 }, total: 30 } });
});

it('asks for an article once', async () => {
  // The store hands articles on whole.
  const client = createFakeClient().answer(readArticle, () => ({ slug: 'frost' }) as Article);
  const store = createArticleStore({ client }, { slug: 'rates' } as Article);
  await store.show('rates');
  await store.show('frost');
  expect(client.calls.map(({ input }) => input)).toEqual([{ params: { slug: 'frost' } }]);
});
