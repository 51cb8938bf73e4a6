import { expect, test } from 'vitest';
import { mergeExpected } from '../schema-org/sample-listing.ts';

test('a merchant is the local business that it is, with hours and the area it serves', () => {
  const data = mergeExpected({
    kind: 'merchant',
    subcategory: 'ROOFING',
    price: null,
    website: 'https://roofs.example',
    attributes: { rating: 4.6, ratingCount: 31, serviceRadius: 50_000, languages: ['en', 'it'] },
    hours: {
      weekly: [{ day: 1, opens: 480, closes: 1440 }],
      exceptions: [{ date: '2026-12-25', spans: [] }],
    },
  });
  expect(data).toMatchObject({
    '@type': 'RoofingContractor',
    sameAs: 'https://roofs.example',
    knowsLanguage: ['en', 'it'],
    areaServed: { '@type': 'GeoCircle', geoRadius: 50_000 },
    aggregateRating: { ratingValue: 4.6, reviewCount: 31 },
    openingHoursSpecification: [
      { dayOfWeek: 'https://schema.org/Monday', opens: '08:00', closes: '23:59' },
      { validFrom: '2026-12-25', validThrough: '2026-12-25', opens: '00:00', closes: '00:00' },
    ],
  });
});

test('a rating that nobody gave is left out', () => {
  const attributes = { rating: 5, ratingCount: 0 };
  expect(
    mergeExpected({ kind: 'merchant', subcategory: 'ROOFING', attributes }),
  ).not.toHaveProperty('aggregateRating');
});
