import { type ListingKind, listingKinds } from '@boardwalk/sdk-core/listings/kinds';
import type { JsonLd } from '@boardwalk/sdk-core/listings/schema-org/listing';
import { publicStatuses } from '@boardwalk/sdk-core/listings/schemas';
import { structuredData } from '@boardwalk/sdk-core/listings/structured-data';
import { expect, test } from 'vitest';
import { vocabularyProblems } from '../listings/schema-org-problems.fixture.ts';
import { readVocabulary } from '../listings/schema-org-vocabulary.fixture.ts';
import { readCities } from '../places/read-cities.ts';
import { demoCounts } from './demo-counts.ts';
import type { DemoListing } from './demo-listing.ts';
import { demoListings } from './demo-listings.ts';
import { createDemoSource } from './demo-source.ts';
import { createDemoPictures } from './photographs/demo-pictures.ts';
import { readDemoPictures } from './photographs/read-demo-pictures.ts';
import { createSpotSource } from './whereabouts/spots.ts';

const today = Date.UTC(2026, 10, 21);
const vocabulary = readVocabulary();
const source = createDemoSource(
  createSpotSource(await readCities()),
  createDemoPictures(await readDemoPictures()),
  today,
);
const demo = demoListings(source).listings.filter(({ status }) =>
  (publicStatuses as readonly string[]).includes(status),
);

function describe(listing: DemoListing, index: number): JsonLd {
  const { kind, pictures, daysOld, contact } = listing;
  const at = new Date(today - daysOld * 86_400_000).toISOString();
  const described = structuredData({
    ...listing,
    imageUrls: pictures.map((name) => `https://site.example/media/${name}/1280.webp`),
    createdAt: at,
    updatedAt: at,
    expiresAt: null,
    contactName: contact.name,
    website: contact.website,
    url: `https://site.example/${kind}/listing/${index + 1}`,
  });
  // What a page gets has been JSON.
  return JSON.parse(JSON.stringify(described)) as JsonLd;
}

function describedOf(kind: ListingKind): readonly JsonLd[] {
  return demo.filter((listing) => listing.kind === kind).map(describe);
}

test.each(listingKinds)('schema.org understands every %s of the demo', (kind) => {
  const described = describedOf(kind);
  expect(described.length).toBeGreaterThan(demoCounts[kind] / 2);
  const problems = described.flatMap((one) => vocabularyProblems(vocabulary, one));
  expect([...new Set(problems)].slice(0, 20)).toEqual([]);
});

/** What Google's search features ask for, by the type or a type that it is a kind of. */
const required: Readonly<Record<string, readonly string[]>> = {
  RealEstateListing: ['name', 'url', 'datePosted', 'mainEntity.address', 'mainEntity.geo'],
  Product: ['name', 'image', 'offers'],
  Offer: ['price', 'priceCurrency', 'availability'],
  Event: ['name', 'startDate', 'location', 'eventStatus', 'eventAttendanceMode', 'organizer.name'],
  LocalBusiness: ['name', 'address.addressCountry', 'url'],
  AggregateRating: ['ratingValue', 'reviewCount', 'bestRating'],
  GovernmentService: ['name', 'provider.name', 'areaServed', 'availableChannel'],
  JobPosting: [
    'title',
    'description',
    'datePosted',
    'hiringOrganization.name',
    'jobLocation.address.addressCountry',
  ],
  OpeningHoursSpecification: ['opens', 'closes'],
  PostalAddress: ['addressLocality', 'addressRegion', 'addressCountry'],
};

/** Offers of these are prices that somebody asks, not services that a business names. */
const unpriced: readonly string[] = ['makesOffer'];

function missing(object: JsonLd, path: string): readonly string[] {
  const ancestors = [...vocabulary.ancestorsOf(String(object['@type']))];
  const wanted = ancestors.flatMap((name) => required[name] ?? []);
  const own = wanted
    .filter((property) => find(object, property.split('.')) === undefined)
    .map((property) => `${path}: no ${property}`);
  const inner = Object.entries(object)
    .filter(([property]) => !unpriced.includes(property))
    .flatMap(([property, value]) =>
      [value]
        .flat()
        .filter((one) => one !== null && typeof one === 'object')
        .flatMap((one) => missing(one as JsonLd, `${path}.${property}`)),
    );
  return [...own, ...inner];
}

function find(object: unknown, [first, ...rest]: readonly string[]): unknown {
  if (first === undefined) return object;
  // The path leads through objects only, where there is something at all.
  return find((object as JsonLd | undefined)?.[first], rest);
}

test.each(listingKinds)('every %s says what search engines ask for', (kind) => {
  const described = describedOf(kind);
  const reasons = described.flatMap((one) => missing(one, String(one['@type'])));
  expect([...new Set(reasons)]).toEqual([]);
  expect(described.length).toBeGreaterThan(0);
});

test('every event on site has an address, every other one an address on the web', () => {
  const lost = describedOf('event').filter(
    (one) =>
      (find(one, ['location', 'address', 'addressCountry']) ?? find(one, ['location', 'url'])) ===
      undefined,
  );
  expect(lost).toEqual([]);
});

test('what schema.org has not is noticed', () => {
  const wrong = {
    '@type': 'Product',
    colour: 'red',
    bathrooms: 2,
    itemCondition: 'https://schema.org/InStock',
    offers: { '@type': 'Person', name: '' },
    brand: { '@type': 'Brandd' },
  };
  expect(vocabularyProblems(vocabulary, wrong)).toEqual([
    'Product.colour: is no property',
    expect.stringContaining('Product.colour: takes'),
    'Product.bathrooms: is no property',
    expect.stringContaining('Product.bathrooms: takes'),
    expect.stringContaining('Product.itemCondition: takes OfferItemCondition, not'),
    expect.stringContaining('Product.offers: takes'),
    expect.stringContaining('Product.offers(Person).name: takes Text'),
    expect.stringContaining('Product.brand: takes'),
    'Product.brand(Brandd): is no class',
  ]);
  expect(missing(wrong, 'Product')).toContain('Product: no name');
});
