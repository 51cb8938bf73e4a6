import { emptyAnswer } from '@boardwalk/sdk-core/search/results/empty-answer.fixture';
import { emptyQuery, type SearchQuery } from '@boardwalk/sdk-core/search/rules';
import { inEnglish } from '@boardwalk/sdk-core/vocabulary/text/message';
import { expect, test } from 'vitest';
import { searchTitle } from './search-title.ts';

const place = { label: 'Welland, ON', lat: 43, lng: -79.25, distance: 25_000 };

test.each<[string, Partial<SearchQuery>]>([
  ['Listings near Welland, ON', {}],
  ['Listings near Welland, ON', { category: ['item', 'event'] }],
  ['Events near Welland, ON', { category: ['event'] }],
  ['Vacation home near Welland, ON', { category: ['property'], subcategory: ['VACATION'] }],
  ['Properties near Welland, ON', { category: ['property'], subcategory: ['VACATION', 'RENTAL'] }],
  ['Properties in this part of the map', { category: ['property'], bounds: '43,-80,44,-79' }],
  ['Properties for rent near Welland, ON', { category: ['property'], filters: 'saleType=RENT' }],
  [
    'Vacation home for lease near Welland, ON, page 2',
    { category: ['property'], subcategory: ['VACATION'], filters: 'saleType=LEASE', page: 2 },
  ],
  ['Properties near Welland, ON', { category: ['property'], filters: 'saleType=RENT,SALE' }],
  ['Events near Welland, ON', { category: ['event'], filters: 'saleType=RENT' }],
  ['Events for “jazz” near Welland, ON', { category: ['event'], text: ' jazz ' }],
  [
    'Properties for rent for “pool” near Welland, ON',
    { category: ['property'], filters: 'saleType=RENT', text: 'pool' },
  ],
  ['Events near Welland, ON, page 3', { category: ['event'], page: 3 }],
])('%s', (title, asked) => {
  const query = { ...emptyQuery, ...asked };
  const results = { query, answer: { ...emptyAnswer, place } };
  expect(searchTitle(query, results, inEnglish)).toBe(title);
});

test('without an answer it is called by what is asked for', () => {
  const query = { ...emptyQuery, category: ['realtor'] } as const;
  expect(searchTitle(query, null, inEnglish)).toBe('Realtors');
});
