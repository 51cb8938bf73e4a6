import { afterEach, expect, test, vi } from 'vitest';
import { registerElement } from '../../element/mount/register-element.ts';
import { shadowOf, untilShown } from '../../kit/testing/add-widget.fixture.ts';
import { type FakeApi, fakeApi, problem } from '../../kit/testing/fake-api.fixture.ts';
import { hydrate } from '../../kit/testing/hydrate.fixture.ts';
import { role } from '../../kit/testing/role.fixture.ts';
import { sampleImage, sampleListing } from '../testing/sample-listing.fixture.ts';
import listingTable from './bw-listing.element.tsx';
import server from './bw-listing.server.ts';

registerElement(listingTable);

afterEach(() => {
  document.body.replaceChildren();
  vi.unstubAllGlobals();
});

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

test('a listing that is gone rejects as the problem that it is', async () => {
  answer(() => problem('gone'));
  await expect(hydrate(listingTable, identity, { server })).rejects.toMatchObject({ code: 'gone' });
});
