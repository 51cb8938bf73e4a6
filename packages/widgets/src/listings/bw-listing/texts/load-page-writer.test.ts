import { inEnglish } from '@boardwalk/sdk-core/vocabulary/text/message';
import { expect, test } from 'vitest';
import { sampleListing } from '../../testing/sample-listing.fixture.ts';
import { loadPageWriter } from './load-page-writer.ts';

const reader = { locale: 'en-CA', messages: inEnglish };
const now = Date.parse('2026-12-02T17:00:00Z');

test('a listing to be had has no banner', async () => {
  const write = await loadPageWriter('property', reader);
  const words = write(sampleListing(), now);
  expect(words).toMatchObject({ tag: 'Residential', banner: null, event: null, hours: null });
});

test('a rented home says so', async () => {
  const write = await loadPageWriter('property', reader);
  const words = write(sampleListing({ status: 'Closed', attributes: { saleType: 'RENT' } }), now);
  expect(words.banner).toEqual({ title: 'Rented', text: 'This property has been rented.' });
});

test('an event that has taken place is over, though nobody closed it', async () => {
  const write = await loadPageWriter('event', reader);
  const attributes = { startsAt: '2026-12-01T09:00:00-05:00' };
  const words = write(sampleListing({ listingType: 'event', attributes }), now);
  expect(words.banner?.title).toBe('This event is over');
});
