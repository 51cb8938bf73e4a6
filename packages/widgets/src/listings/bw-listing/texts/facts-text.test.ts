import { factMessages } from '@boardwalk/sdk-core/listings/fields/fact-messages';
import type { ListingKind } from '@boardwalk/sdk-core/listings/kinds';
import { loadLabels } from '@boardwalk/sdk-core/listings/labels/load-labels';
import { expect, test } from 'vitest';
import { sampleListing } from '../../testing/sample-listing.fixture.ts';
import { writeFacts } from './facts-text.ts';

const noBreak = (text: string) => text.replaceAll('\u00a0', ' ');

async function readerOf(kind: ListingKind) {
  return { locale: 'en-CA', labels: await loadLabels(kind), messages: factMessages } as const;
}

test('facts stand in their groups, in words and units of the reader', async () => {
  const sections = writeFacts(
    sampleListing({
      attributes: {
        saleType: 'SALE',
        bedroomsTotal: 3,
        livingArea: 135,
        features: ['POOL', 'FIREPLACE'],
        taxAnnualAmount: 420_000,
        newConstruction: false,
        virtualTourUrl: 'https://tour.example/7',
      },
    }),
    await readerOf('property'),
  );
  const written = sections.map(({ heading, isList, rows }) => [
    heading,
    isList,
    rows.map(({ label, texts, style }) => `${label}: ${noBreak(texts.join(', '))} (${style})`),
  ]);
  expect(written).toEqual([
    [
      'Overview',
      false,
      [
        'Offered: For sale (text)',
        'Bedrooms: 3 (text)',
        'Living area: 1,453 ft² (text)',
        'Virtual tour: https://tour.example/7 (link)',
      ],
    ],
    ['Costs', false, ['Yearly property tax: $4,200 (text)']],
    ['Features', true, ['Features: Pool, Fireplace (text)']],
  ]);
});

test('a listing without attributes has no facts', async () => {
  const listing = sampleListing({ listingType: 'item', attributes: {} });
  expect(writeFacts(listing, await readerOf('item'))).toEqual([]);
});

test('an event does not repeat the times of its head', async () => {
  const attributes = { startsAt: '2026-12-05T09:00:00-05:00', isFree: true };
  const listing = sampleListing({ listingType: 'event', attributes });
  const sections = writeFacts(listing, await readerOf('event'));
  const rows = sections.flatMap((section) => section.rows);
  expect(rows.map(({ field }) => field)).toEqual(['isFree']);
});
