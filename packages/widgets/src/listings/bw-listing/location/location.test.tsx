import type { Listing } from '@boardwalk/sdk-core/listings/schemas';
import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { registerElement } from '../../../element/mount/register-element.ts';
import { expectAccessible } from '../../../kit/testing/accessibility.fixture.ts';
import { untilShown } from '../../../kit/testing/add-widget.fixture.ts';
import { apiOrigin, problem } from '../../../kit/testing/fake-api.fixture.ts';
import { openWidget } from '../../../kit/testing/open-widget.fixture.ts';
import { expectText, role } from '../../../kit/testing/role.fixture.ts';
import { sampleListing } from '../../testing/sample-listing.fixture.ts';
import listingTable from '../bw-listing.element.tsx';

registerElement(listingTable);

const tiles = {
  tiles: { light: `${apiOrigin}/l/{z}/{x}/{y}.svg`, dark: `${apiOrigin}/d/{z}/{x}/{y}.svg` },
  minZoom: 3,
  maxNativeZoom: 10,
  maxZoom: 12,
  streets: null,
  attribution: [{ label: 'Natural Earth', url: 'https://www.naturalearthdata.com/' }],
};

/** Where the first tile is: which zoom of which theme. */
function tileAddress(element: Element): string {
  const tile = element.shadowRoot?.querySelector<HTMLImageElement>('.leaflet-tile');
  return tile?.src.replace(apiOrigin, '') ?? '';
}

/** The environment keeps what it was answered, so each answer has a locale of its own. */
async function addListing(
  locale: string,
  answer: unknown,
  { theme = 'light', ...listing }: Partial<Listing> & { readonly theme?: string } = {},
) {
  const { element } = openWidget(
    'bw-listing',
    { type: 'property', id: '7', locale, theme },
    {
      'GET /property/listing/7': sampleListing(listing),
      'GET /listing/7/similar': { results: [] },
      'POST /listing/7/events': null,
      'GET /places/map': answer,
    },
  );
  // What stands above may still grow, and take the map out of sight again.
  await expect
    .poll(() => {
      element.shadowRoot?.querySelector('.listing-map')?.scrollIntoView();
      return element.shadowRoot?.querySelector('.map-place, [role="alert"]') ?? null;
    })
    .not.toBe(null);
  return element;
}

test('the place is pinned on a map that keys zoom, with the credits of its tiles', async () => {
  const element = await addListing('en-CA', tiles);
  await untilShown(element, '.map-pin');
  await expect.poll(() => tileAddress(element)).toMatch(/^\/l\/10\//);
  await expectAccessible(document.body);
  const map = await untilShown(element, '.map-place');
  map.focus();
  // The first step out only shows the same tiles smaller.
  await expect
    .poll(async () => {
      await userEvent.keyboard('-');
      return tileAddress(element);
    })
    .toMatch(/^\/l\/[3-9]\//);
  const credit = role('link', { name: 'Natural Earth' });
  await expect.element(credit).toHaveAttribute('href', 'https://www.naturalearthdata.com/');
  expect(credit.element().getBoundingClientRect().height).toBeGreaterThanOrEqual(32);
});

test('a theme that changes takes the map along', async () => {
  const element = await addListing('en-US', tiles, { theme: 'dark' });
  await expect.poll(() => tileAddress(element)).toMatch(/^\/d\//);
  element.setAttribute('theme', 'light');
  await expect.poll(() => tileAddress(element)).toMatch(/^\/l\//);
});

test('a map that can’t be loaded says so, and another try brings it', async () => {
  let isDown = true;
  const element = await addListing('en-AU', () => (isDown ? problem('internal') : tiles));
  await expectText(role('alert'), 'The map couldn’t be loaded.');
  isDown = false;
  await role('button', { name: 'Try again' }).click();
  await untilShown(element, '.map-pin');
});

test('the wheel scrolls the page rather than zooming the map', async () => {
  const element = await addListing('en-CA', tiles);
  const map = await untilShown(element, '.map-place');
  const wheel = new WheelEvent('wheel', { deltaY: 100, bubbles: true, cancelable: true });
  map.dispatchEvent(wheel);
  expect(wheel.defaultPrevented).toBe(false);
});

test('where its owner shows the area alone, the map has no pin but the square, and words say so', async () => {
  const element = await addListing('en-CA', tiles, { precision: 'area' });
  const square = await untilShown(element, '.listing-area');
  expect(element.shadowRoot?.querySelector('.map-pin')).toBe(null);
  // Of the map that shows the most: a square kilometre, in a town of several.
  const { width, height } = square.getBoundingClientRect();
  expect([width > 4, height > 4]).toEqual([true, true]);
  expect(element.shadowRoot?.textContent).toContain(
    'Approximate location: the map shows the area, not the exact place.',
  );
  await expectAccessible(document.body);
});

test('where only the town is known, nothing is marked', async () => {
  const element = await addListing('en-CA', tiles, { precision: 'city' });
  await expect.poll(() => tileAddress(element)).toMatch(/^\/l\//);
  expect(element.shadowRoot?.querySelector('.map-pin, .listing-area')).toBe(null);
  expect(element.shadowRoot?.textContent).toContain('the map shows the town');
});
