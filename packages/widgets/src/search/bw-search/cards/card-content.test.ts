import { searchMessages } from '@boardwalk/sdk-core/search/messages';
import { inEnglish } from '@boardwalk/sdk-core/vocabulary/text/message';
import { expect, test } from 'vitest';
import { createSearchText } from '../search-text.ts';
import { someListing } from '../testing/some-listing.fixture.ts';
import { listingBadge, listingMeta } from './card-content.ts';

const messages = inEnglish(searchMessages);
const text = createSearchText('en-CA', inEnglish);
const now = Date.parse('2026-11-25T12:00:00.000Z');
const daysAgo = (days: number) => new Date(now - days * 86_400_000).toISOString();

test.each([
  [
    'a home says that it is new',
    { createdAt: daysAgo(1), distance: 500 },
    '0.5\u00a0km away · New · 1 day ago',
  ],
  ['an older one its age alone', { createdAt: daysAgo(5) }, '5 days ago'],
  ['a realtor where they are', { listingType: 'realtor', createdAt: daysAgo(1) }, 'Hamilton'],
] as const)('%s', (_, other, meta) => {
  expect(listingMeta({ ...someListing(1), ...other }, now, text, messages)).toBe(meta);
});

test('what is new takes the place of nothing else', () => {
  const listing = { ...someListing(1), createdAt: daysAgo(0) };
  expect(listingBadge(listing, messages)).toBeUndefined();
  expect(listingBadge({ ...listing, status: 'Closed' }, messages)).toBe('Closed');
});
