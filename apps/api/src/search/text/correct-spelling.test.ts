import { beforeAll, expect, test } from 'vitest';
import { makeListing, storeListings } from '../../listings/listings.fixture.ts';
import { startSearchServer } from '../search.fixture.ts';

const { platform, search } = await startSearchServer();

beforeAll(async () => {
  const kitchens = ['A flat', 'A house', 'A cabin'].map((title) =>
    makeListing('property', { title, description: 'The kitchen has a dishwasher and a stove.' }),
  );
  const far = { lat: 45.42, lng: -75.69 };
  await storeListings(platform.database, [
    ...kitchens,
    makeListing('property', { title: 'Far away', description: 'With a dishwasher.', ...far }),
    makeListing('property', { title: 'A loft', description: 'No kitchen at all.' }),
  ]);
});

const repairs = async (body: object) => (await search('property', body)).repairs;

test('a misspelt word is mended, with what it would bring', async () => {
  expect((await repairs({ text: 'dishwaser' }))[0]).toEqual({
    drop: 'text',
    text: 'dishwasher',
    count: 4,
    isCapped: false,
  });
});

test('the other words, and those left out, stay as they were typed', async () => {
  const [first] = await repairs({ text: 'Kitchen  dishwaser -cabin' });
  expect(first).toMatchObject({ text: 'Kitchen  dishwasher -cabin', count: 2 });
});

test('only what the place holds is counted', async () => {
  const body = { text: 'dishwaser', near: 'Hamilton, ON', distance: 50_000 };
  expect((await repairs(body))[0]).toMatchObject({ text: 'dishwasher', count: 3 });
});

test('what brings nothing is not offered, nor is a word that is no misspelt one', async () => {
  const texts = async (text: string) =>
    (await repairs({ text })).map((repair: { text?: string }) => repair.text);
  expect(await texts('dishwaser loft')).toEqual([undefined]);
  expect(await texts('zither')).toEqual([undefined]);
});
