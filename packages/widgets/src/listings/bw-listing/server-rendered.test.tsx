import { createClient } from '@boardwalk/sdk-core/http/client';
import { expect, test } from 'vitest';
import { createEnvironment } from '../../element/environment/create-environment.ts';
import { registerElement } from '../../element/mount/register-element.ts';
import { shadowOf, untilShown } from '../../kit/testing/add-widget.fixture.ts';
import {
  apiOrigin,
  type FakeApi,
  fakeApi,
  problem,
  siteOrigin,
} from '../../kit/testing/fake-api.fixture.ts';
import { hydrate } from '../../kit/testing/hydrate.fixture.ts';
import { role } from '../../kit/testing/role.fixture.ts';
import { sampleImage, sampleListing } from '../testing/sample-listing.fixture.ts';
import listingTable from './bw-listing.element.tsx';
import server from './bw-listing.server.ts';

registerElement(listingTable);

function answer(listing: unknown): FakeApi {
  return fakeApi({ 'GET /property/listing/7': listing, 'POST /listing/7/events': null });
}

const identity = { type: 'property', id: '7' };

test('what the server rendered stays as it is, and the listing is not asked for again', async () => {
  const weekly = [{ day: 2, opens: 540, closes: 1020 }];
  const images = [1, 2, 3].map(sampleImage);
  const api = answer(sampleListing({ images, hours: { weekly }, tags: ['lakeside'] }));
  const element = await hydrate(listingTable, identity, { server });
  const text = shadowOf(element).textContent;
  expect(text).toContain('Open now');
  // In the units of the reader's locale, which the snapshot names.
  expect(text).toContain('135\u00a0m²');
  await expect.poll(() => api.callsOf('POST')).toHaveLength(1);
  expect(api.callsOf('GET /property')).toHaveLength(1);
});

test('it works as any other afterwards', async () => {
  answer(sampleListing({ images: [1, 2, 3].map(sampleImage) }));
  const element = await hydrate(listingTable, identity, { server });
  await role('button', { name: 'Open picture 2 of 3' }).click();
  await untilShown(element, 'dialog[open]');
  expect(element.querySelector('script[type="application/ld+json"]')).not.toBe(null);
});

test.each([
  ['en-CA', `${siteOrigin}/property/listing/7`],
  ['fr-CA', `${siteOrigin}/fr/property/listing/7`],
] as const)(
  'its description for search engines names its page as readers in %s have it',
  async (...row) => {
    const [locale, address] = row;
    const url = 'https://api.example/property/listing/7';
    const offers = { '@type': 'Offer', url, availability: 'https://schema.org/InStock' };
    const structuredData = {
      '@type': 'House',
      url,
      offers,
      tourBookingPage: 'https://tour.example/',
    };
    answer(sampleListing({ structuredData }));
    const local = { ...structuredData, url: address, offers: { ...offers, url: address } };
    const element = await hydrate(listingTable, identity, { server, locale });
    const told = () =>
      element.querySelector('script[type="application/ld+json"]')?.textContent ?? 'null';
    await expect.poll(() => JSON.parse(told())).toEqual(local);
    const attributes = { type: 'property', id: 7, preview: false, headingLevel: 1 } as const;
    const env = createEnvironment({
      client: createClient({ origin: apiOrigin }),
      clock: { now: () => Date.parse('2026-12-01T17:00:00Z') },
      locale,
      timeZone: 'America/Toronto',
      apiOrigin,
      siteOrigin,
    });
    const head = server.writeHead(await server.load(attributes, env), attributes, env);
    expect(head.structuredData).toEqual([local]);
  },
);

test('a listing that is gone rejects as the problem that it is', async () => {
  answer(() => problem('gone'));
  await expect(hydrate(listingTable, identity, { server })).rejects.toMatchObject({ code: 'gone' });
});
