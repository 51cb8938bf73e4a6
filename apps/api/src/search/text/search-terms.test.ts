import { beforeAll, expect, test } from 'vitest';
import { makeListing, storeListings } from '../../listings/listings.fixture.ts';
import { startSearchServer } from '../search.fixture.ts';

const { platform, search } = await startSearchServer();

beforeAll(async () => {
  await storeListings(platform.database, [
    makeListing('merchant', {
      title: 'Brothers Roofing',
      description: 'Shingles and eavestroughs.',
    }),
    makeListing('merchant', {
      title: 'Plumbing by Ann',
      subcategory: 'PLUMBING',
      description: 'We also mend a roof or two.',
    }),
    makeListing('merchant', {
      title: 'Café Montréal Supplies',
      subcategory: 'FLOORING',
      tags: ['espresso'],
    }),
    makeListing('merchant', { title: 'Kitchen renovations', subcategory: 'KITCHEN_AND_BATH' }),
    makeListing('merchant', {
      title: 'Wi-Fi & networks',
      subcategory: 'ELECTRICAL',
      description: 'See networks.example.com/wifi_setup',
    }),
  ]);
});

async function titles(text: string, body: object = {}): Promise<string[]> {
  const { results } = await search('merchant', { text, ...body });
  return results.map(({ title }: { title: string }) => title);
}

test('words of a title come before those of a description', async () => {
  expect(await titles('roof')).toEqual(['Brothers Roofing', 'Plumbing by Ann']);
});

test('the last word may be a beginning, the others may not', async () => {
  expect(await titles('brothers roofi')).toEqual(['Brothers Roofing']);
  const { results, isSimilar } = await search('merchant', { text: 'plumb ann' });
  expect([results[0]?.title, isSimilar]).toEqual(['Plumbing by Ann', false]);
  expect((await search('merchant', { text: 'broth roofing' })).isSimilar).toBe(true);
});

test('small words at the end ask for nothing, as they do elsewhere', async () => {
  for (const text of ['roofing for', 'roofing in the', 'roofing avec de', 'for roofing']) {
    expect(await titles(text)).toEqual(await titles('roofing'));
  }
});

test('all words must occur, in any order and any form', async () => {
  expect(await titles('roofs shingle')).toEqual(['Brothers Roofing']);
  expect(await titles('renovation kitchens')).toEqual(['Kitchen renovations']);
});

test('accents and case do not matter, on either side', async () => {
  for (const text of ['CAFE montreal', 'café Montréal', 'cafe\u0301']) {
    expect(await titles(text)).toEqual(['Café Montréal Supplies']);
  }
});

test('tags, subcategories and cities are found, and words joined by signs', async () => {
  expect(await titles('espresso')).toEqual(['Café Montréal Supplies']);
  expect(await titles('bath')).toEqual(['Kitchen renovations']);
  expect(await titles('hamilton')).toHaveLength(5);
  expect(await titles('wi-fi networks.example')).toEqual(['Wi-Fi & networks']);
});

test('a typing mistake finds titles with similar words, and says so', async () => {
  const { results, isSimilar, total } = await search('merchant', { text: 'rofing' });
  expect(results[0].title).toBe('Brothers Roofing');
  expect([isSimilar, total.count]).toEqual([true, results.length]);
  expect((await search('merchant', { text: 'roofing' })).isSimilar).toBe(false);
});

test('words with a minus must not occur, in any form', async () => {
  expect(await titles('roof -shingle')).toEqual(['Plumbing by Ann']);
  expect(await titles('roof -shingle -PLUMB')).toEqual([]);
  expect(await titles('-roofs -kitchen -café')).toEqual(['Wi-Fi & networks']);
  expect(await titles('roof -mend-kitchen -the')).toEqual(['Brothers Roofing', 'Plumbing by Ann']);
});

test('a minus within a word or alone is only a sign', async () => {
  expect(await titles('wi-fi')).toEqual(['Wi-Fi & networks']);
  expect(await titles('wi - fi')).toEqual(['Wi-Fi & networks']);
  expect(await titles('- -- -.')).toHaveLength(5);
});

test('where left-out words keep all away, the text is what to drop, with all that comes back', async () => {
  const { repairs } = await search('merchant', {
    text: 'roof -shingle -plumbing',
    include: ['page', 'total'],
  });
  expect(repairs).toEqual([{ drop: 'text', count: 5, isCapped: false }]);
});

test('text without words asks for nothing', async () => {
  expect(await titles('  ,.! ')).toHaveLength(5);
});

test('signs of the query language are only signs', async () => {
  for (const text of ['roof & | !', "roof:* <-> 'x'", 'roof)', '\\', '%', 'ро́ѕ']) {
    await search('merchant', { text });
  }
});

test('the title in the query restricts to titles', async () => {
  const { results } = await search('merchant', {}, `?title=${encodeURIComponent('MONTREAL café')}`);
  expect(results.map(({ title }: { title: string }) => title)).toEqual(['Café Montréal Supplies']);
});
