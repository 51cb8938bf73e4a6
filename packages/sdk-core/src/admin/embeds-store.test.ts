import { expect, test } from 'vitest';
import type { ListedEmbedSite } from '../embeds/sites/site-schemas.ts';
import { createFakeClient } from '../http/fake-client.fixture.ts';
import { createTestEnvironment } from '../http/test-environment.fixture.ts';
import { Problem } from '../vocabulary/problem.ts';
import {
  listAllEmbedSites,
  resumeEmbedSite,
  stopEmbedKey,
  stopEmbedSite,
} from './embeds/endpoints.ts';
import { createAllSitesStore } from './embeds-store.ts';

// The id is one that the contract lets in.
const id = 7 as ListedEmbedSite['id'];

function start() {
  const client = createFakeClient()
    .answer(listAllEmbedSites, () => ({ items: [], hasMore: false }))
    .answer(stopEmbedSite, () => null)
    .answer(resumeEmbedSite, () => null)
    .answer(stopEmbedKey, () => null);
  const inputsOf = (endpoint: (typeof client.calls)[number]['endpoint']) =>
    client.calls.filter((call) => call.endpoint === endpoint).map(({ input }) => input);
  return { store: createAllSitesStore(createTestEnvironment(client).env), client, inputsOf };
}

test('a page is asked for by what is looked for', async () => {
  const { store, inputsOf } = start();
  await store.show({ text: 'books', page: 1 });
  await store.show({ text: 'books', page: 2 });
  expect(inputsOf(listAllEmbedSites)).toEqual([
    { query: { text: 'books', start: 0, size: 20 } },
    { query: { text: 'books', start: 20, size: 20 } },
  ]);
  expect(store.$state.get()).toMatchObject({ value: { query: { text: 'books', page: 2 } } });
});

test('what is done to a site is shown by the page that was asked for last', async () => {
  const { store, inputsOf } = start();
  await store.show({ text: 'books', page: 1 });
  await store.stopSite(id, 'Phishing');
  await store.resumeSite(id);
  await store.stopKey(id, 'pk_live_1', 'Copied');
  expect(inputsOf(stopEmbedSite)).toEqual([{ params: { id }, body: { reason: 'Phishing' } }]);
  expect(inputsOf(resumeEmbedSite)).toEqual([{ params: { id } }]);
  expect(inputsOf(stopEmbedKey)).toEqual([
    { params: { id }, body: { key: 'pk_live_1', reason: 'Copied' } },
  ]);
  expect(inputsOf(listAllEmbedSites)).toHaveLength(4);
});

test('what is refused leaves the page as it is', async () => {
  const { store, client, inputsOf } = start();
  client.answer(stopEmbedSite, () => {
    throw new Problem('conflict', 'This site is stopped already.');
  });
  await store.show({ text: '', page: 1 });
  await expect(store.stopSite(id, 'Phishing')).rejects.toThrow('stopped already');
  expect(inputsOf(listAllEmbedSites)).toHaveLength(1);
  expect(store.$state.get().state).toBe('ready');
});
