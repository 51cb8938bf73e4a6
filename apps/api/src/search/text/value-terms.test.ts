import type { PropertyAttributes } from '@boardwalk/sdk-core/listings/property/attributes';
import { beforeAll, expect, test } from 'vitest';
import { makeListing, storeListings } from '../../listings/listings.fixture.ts';
import { startSearchServer } from '../search.fixture.ts';

const { platform, search } = await startSearchServer();

beforeAll(async () => {
  const house = (title: string, attributes: PropertyAttributes) =>
    makeListing('property', { title, description: 'Call us.', attributes });
  await storeListings(platform.database, [
    house('First', {
      saleType: 'RENT',
      buildingType: 'DETACHED_HOUSE',
      features: ['DISHWASHER', 'POOL'],
      petsAllowed: ['NO'],
    }),
    house('Second', {
      saleType: 'SALE',
      buildingType: 'DETACHED_HOUSE',
      features: ['DISHWASHER'],
      petsAllowed: ['YES'],
    }),
    house('Third', { saleType: 'SALE', furnished: 'UNFURNISHED', hasVideo: true }),
    house('Fourth, with a dishwasher', { saleType: 'SALE' }),
  ]);
});

async function titles(text: string): Promise<string[]> {
  const { results, isSimilar } = await search('property', { text });
  expect(isSimilar).toBe(false);
  return results.map(({ title }: { title: string }) => title).sort();
}

test('what a listing has is found where its texts do not say it, below those that do', async () => {
  const { results } = await search('property', { text: 'dishwashers' });
  expect(results.map(({ title }: { title: string }) => title)).toEqual([
    'Fourth, with a dishwasher',
    'Second',
    'First',
  ]);
});

test('several words may each be said by another field', async () => {
  expect(await titles('house for rent with a pool')).toEqual(['First']);
  expect(await titles('first dishw')).toEqual(['First']);
});

test('French words find the same', async () => {
  expect(await titles('lave-vaisselle')).toEqual(['First', 'Second']);
  expect(await titles('maison à louer avec piscine')).toEqual(['First']);
  expect(await titles('Vidéo')).toEqual(['Third']);
});

test('what is not there is not found by its name', async () => {
  expect(await titles('pets')).toEqual(['Second']);
  expect((await search('property', { text: 'meublé' })).results).toEqual([]);
});

test('words with a minus leave out what fields say too', async () => {
  expect(await titles('dishwasher -pool')).toEqual(['Fourth, with a dishwasher', 'Second']);
  expect(await titles('-piscine -video')).toEqual(['Fourth, with a dishwasher', 'Second']);
});

test('a slip in a word that only fields say is mended, in both languages', async () => {
  const mended = async (text: string) => (await search('property', { text })).repairs[0];
  expect(await mended('piscinne')).toMatchObject({ text: 'piscine', count: 1 });
  expect(await mended('unfurnishd')).toMatchObject({ text: 'unfurnished', count: 1 });
  // Nothing has one, so that nothing is gained by it.
  expect(await mended('elevatr')).not.toHaveProperty('text');
});
