import { beforeAll, expect, test } from 'vitest';
import { makeListing, storeListings } from '../../listings/listings.fixture.ts';
import { startSearchServer } from '../search.fixture.ts';

const { platform, search } = await startSearchServer();

beforeAll(async () => {
  await storeListings(platform.database, [
    makeListing('property', {
      title: 'Alder House',
      description: 'Sorry, no pets.',
      attributes: {
        saleType: 'SALE',
        petsAllowed: ['NO'],
        furnished: 'UNFURNISHED',
        bedroomsTotal: 3,
        bathroomsTotal: 2.5,
      },
    }),
    makeListing('property', {
      title: 'Birch House',
      description: 'Dogs are welcome.',
      attributes: {
        saleType: 'SALE',
        petsAllowed: ['DOGS_OK'],
        furnished: 'FURNISHED',
        features: ['POOL'],
        bedroomsTotal: 4,
        bathroomsTotal: 2,
      },
    }),
    makeListing('property', {
      title: 'Cedar House',
      description: 'Newly renovated.',
      attributes: { saleType: 'SALE', bedroomsTotal: 1, bathroomsTotal: 1 },
    }),
    makeListing('classified', { title: 'A home for our pets', description: 'Two cats.' }),
    makeListing('classified', { title: 'Stalls', description: 'By the week.' }),
  ]);
});

async function found(text: string, kind: 'property' | 'classified' = 'property') {
  const { results, interpretation } = await search(kind, { text });
  return [
    results.map(({ title }: { title: string }) => title.split(' ')[0]).sort(),
    interpretation,
  ];
}

test.each([
  ['house no pets', 'pets', ['Alder', 'Cedar']],
  ['no pets allowed', 'pets', ['Alder', 'Cedar']],
  ["pas d'animaux", 'animaux', ['Alder', 'Cedar']],
  ['house not furnished', 'furnished', ['Alder', 'Cedar']],
  ['non meublé', 'meublé', ['Alder', 'Cedar']],
  ['without pool', 'pool', ['Alder', 'Cedar']],
  ['maison sans piscine', 'piscine', []],
  ['sans piscine', 'piscine', ['Alder', 'Cedar']],
  ['not renovated', 'renovated', ['Alder', 'Birch']],
])('"%s" leaves out what has it, and says so', async (text, denied, titles) => {
  // "Maison" names houses by their field alone, which none of these has.
  expect(await found(text)).toEqual([titles, { without: [denied], rooms: {} }]);
});

test('of a kind whose fields cannot say it no text may speak of it', async () => {
  expect((await found('no pets', 'classified'))[0]).toEqual(['Stalls']);
});

test.each([
  ['3 bedroom house', ['Alder'], { bedroomsTotal: { min: 3, max: 3 } }],
  ['3+ bedrooms', ['Alder', 'Birch'], { bedroomsTotal: { min: 3 } }],
  ['2 bath house', ['Alder', 'Birch'], { bathroomsTotal: { min: 2, max: 2.5 } }],
  ['une chambre', ['Cedar'], { bedroomsTotal: { min: 1, max: 1 } }],
  ['4 chambres', ['Birch'], { bedroomsTotal: { min: 4, max: 4 } }],
])('"%s" is found by its fields', async (text, titles, rooms) => {
  expect(await found(text)).toEqual([titles, { without: [], rooms }]);
});

test('a text without such words is read as words alone', async () => {
  expect((await search('property', { text: 'house' })).interpretation).toBeUndefined();
});

test('where that leaves nothing, the text is what to drop', async () => {
  const { repairs } = await search('property', { text: '9 bedrooms' });
  expect(repairs).toEqual([{ drop: 'text', count: 3, isCapped: false }]);
});
