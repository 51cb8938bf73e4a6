import { expect, it } from 'vitest';
import { createFakeClient } from '../../http/fake-client.fixture.ts';
import { previewListings } from '../../listings/endpoints.ts';
import type { ListingSummary } from '../../listings/schemas.ts';
import type { ListingId } from '../../vocabulary/ids.ts';
import { listArticles, listRecentListings, readHomepage } from '../endpoints.ts';
import type { Homepage } from '../schemas.ts';
import { requestHome } from './home-store.ts';

const picture = { path: '/media/a' };
const idOf = (id: number) => id as ListingId;

/** A home page hands listings on; only their numbers matter here. */
function summary(id: number): ListingSummary {
  return {
    id: idOf(id),
    listingType: 'item',
    primaryImage: picture,
    images: [],
  } as unknown as ListingSummary;
}

function clientWith(featured: Homepage['featured'], french: Partial<Homepage> = {}) {
  return createFakeClient()
    .answer(readHomepage, () => ({
      name: 'A',
      headline: 'H',
      introduction: 'I',
      featured,
      ...french,
    }))
    .answer(listArticles, () => ({ results: [], total: 0 }))
    .answer(listRecentListings, () => ({
      kinds: [
        { kind: 'item' as const, total: { count: 1, isCapped: false }, results: [summary(9)] },
      ],
    }))
    .answer(previewListings, ({ body }) => ({
      results: body.listings.filter((id) => id !== 3).map(summary),
    }));
}

it('asks once for all listings that were chosen by hand, each of them once', async () => {
  const client = clientWith([
    { title: 'Water', listings: [1, 2].map(idOf) },
    { title: 'Chairs', listings: [2, 3].map(idOf) },
  ]);
  const home = await requestHome({ client, locale: 'en-CA' });
  const asked = client.calls.filter(({ endpoint }) => endpoint === previewListings);
  expect(asked.map(({ input }) => input)).toEqual([{ body: { listings: [1, 2, 3] } }]);
  expect(home.featured.map(({ cards }) => cards.map(({ id }) => id))).toEqual([[1, 2], [2]]);
  expect(home.recent[0]?.cards[0]).not.toHaveProperty('images');
});

it('has the pictures that were chosen for the kinds, where their listings are still there', async () => {
  const client = clientWith([], { tiles: { property: idOf(1), item: idOf(3) } });
  const { tiles } = await requestHome({ client, locale: 'en-CA' });
  expect(tiles).toEqual({ property: picture, item: undefined });
});

it('leaves rows out whose listings are all gone, and asks for nothing without any', async () => {
  const gone = await requestHome({
    client: clientWith([{ title: 'Gone', listings: [idOf(3)] }]),
    locale: 'en-CA',
  });
  expect(gone.featured).toEqual([]);
  const client = clientWith([]);
  await requestHome({ client, locale: 'en-CA' });
  expect(client.calls.some(({ endpoint }) => endpoint === previewListings)).toBe(false);
});

it.each([
  ['en-CA', 'CA'],
  ['fr-CA', 'CA'],
  ['en-AU', 'AU'],
])('asks in %s for what is new in %s first', async (locale, country) => {
  const client = clientWith([]);
  await requestHome({ client, locale });
  const asked = client.calls.filter(({ endpoint }) => endpoint === listRecentListings);
  expect(asked.map(({ input }) => input)).toEqual([{ query: { country } }]);
});

it.each([
  ['en-CA', { headline: 'H', introduction: 'I', titles: ['Water', 'Chairs'] }],
  ['fr-CA', { headline: 'Bonjour', introduction: 'I', titles: ['Eau', 'Chairs'] }],
])('reads in %s what its operator wrote in it, and the rest in English', async (locale, read) => {
  const client = clientWith(
    [
      { title: 'Water', frenchTitle: 'Eau', listings: [idOf(1)] },
      { title: 'Chairs', listings: [idOf(2)] },
    ],
    { frenchHeadline: 'Bonjour' },
  );
  const { headline, introduction, featured } = await requestHome({ client, locale });
  expect({ headline, introduction, titles: featured.map(({ title }) => title) }).toEqual(read);
});
