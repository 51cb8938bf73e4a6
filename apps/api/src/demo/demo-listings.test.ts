import { attributesByKind } from '@boardwalk/sdk-core/listings/fields/attributes';
import { subcategories } from '@boardwalk/sdk-core/listings/fields/subcategories';
import { expect, it } from 'vitest';
import { safeParse } from 'zod/mini';
import { distanceBetween } from '../places/distance.ts';
import { readCities } from '../places/read-cities.ts';
import { type DemoListings, demoCounts, demoListings } from './demo-listings.ts';
import { createDemoSource } from './demo-source.ts';
import { createDemoPictures } from './photographs/demo-pictures.ts';
import { readDemoPictures } from './photographs/read-demo-pictures.ts';
import { createSpotSource } from './whereabouts/spots.ts';

const today = Date.UTC(2026, 10, 21);

async function makeDemo(): Promise<DemoListings> {
  const spots = createSpotSource(await readCities());
  return demoListings(createDemoSource(spots, createDemoPictures(await readDemoPictures()), today));
}

const demo = await makeDemo();

it('holds 5,000 listings in the promised numbers of each kind', () => {
  expect(demo.listings).toHaveLength(5_000);
  for (const [kind, count] of Object.entries(demoCounts)) {
    expect(demo.listings.filter((listing) => listing.kind === kind)).toHaveLength(count);
  }
});

it('is the same each time it is made', async () => {
  expect(JSON.stringify(await makeDemo()) === JSON.stringify(demo)).toBe(true);
});

it('gives every listing attributes that its kind accepts', () => {
  const refused = demo.listings.flatMap((listing) => {
    const result = safeParse(attributesByKind[listing.kind], listing.attributes);
    return result.success ? [] : [{ title: listing.title, issues: result.error.issues }];
  });
  expect(refused).toEqual([]);
});

it('uses every subcategory', () => {
  for (const [kind, values] of Object.entries(subcategories)) {
    const used = new Set(
      demo.listings
        .filter((listing) => listing.kind === kind)
        .map((listing) => listing.subcategory),
    );
    expect([...used].sort()).toEqual([...values].sort());
  }
});

it('has its weight around the default centre of the map', () => {
  const near = demo.listings.filter(
    (listing) => distanceBetween({ lat: 43.016, lng: -79.261 }, listing) < 100_000,
  );
  expect(near.length / demo.listings.length).toBeGreaterThan(0.45);
});

it('spells postal codes as each country does', () => {
  const forms = { CA: /^[A-Z]\d[A-Z] \d[A-Z]\d$/, US: /^\d{5}$/, AU: /^\d{4}$/ };
  for (const { address } of demo.listings) {
    expect(address.postalCode).toMatch(forms[address.country]);
  }
});

it('shows a picture of its kind with every listing', async () => {
  const kinds = new Map((await readDemoPictures()).map((picture) => [picture.name, picture.kind]));
  const wrong = demo.listings.filter(
    ({ pictures, kind }) =>
      pictures.length === 0 || pictures.some((name) => kinds.get(name) !== kind),
  );
  expect(wrong).toEqual([]);
});
