import type { SearchCluster } from '@boardwalk/sdk-core/search/schemas';
import { expect } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { productAnswer } from '../../shops/shared/products-below/product-answer.fixture.ts';
import { eachState, type TranslatedStates } from '../../translations/show-states.fixture.ts';
import { countTranslated, untranslatedIn } from '../../translations/untranslated.fixture.ts';
import { ApiProblem, fakeApi, page as firstPage } from './testing/fake-api.fixture.ts';
import { openSearch } from './testing/open-search.fixture.ts';
import { someListing } from './testing/some-listing.fixture.ts';

const data = [firstPage, 'Coasts by GSHHG', 'Leaflet', 'Hamilton, ON', 'Home number', 'Canal View'];
const french = { locale: 'fr-CA' };

async function isTranslated(element: Element, atLeast: number) {
  await expect.poll(() => countTranslated(element)).toBeGreaterThanOrEqual(atLeast);
  await expect.poll(() => untranslatedIn(element, data)).toEqual([]);
}

/** A button by a part of its English name, which stands in the brackets of the pseudo-locale. */
function button(name: string) {
  return page.getByRole('button', { name: new RegExp(`⟦${name}`) }).first();
}

export default {
  'the list, its bar, its filters and its prices speak the language of the reader': async () => {
    const results = [
      someListing(1, { createdAt: new Date().toISOString() }),
      someListing(2, { previousPrice: { amount: 90_000_000, currency: 'CAD', period: 'ONCE' } }),
      someListing(3, { status: 'Pending', distance: 3200 }),
      someListing(4, { price: { amount: 210_000, currency: 'USD', period: 'MONTHLY' } }),
      someListing(5, { attributes: { bedroomsTotal: 0, lotSize: 20_000 } }),
      someListing(6, { createdAt: '2026-01-01T12:00:00Z' }),
    ];
    fakeApi().answer('search', () => ({ ...firstPage, results, isSimilar: true }));
    const filters = 'bedroomsTotal=2..&saleType=RENT&availabilityDate=2026-01-01..2026-02-01';
    const { element } = openSearch({
      ...french,
      filters,
      price: '100000..500000',
      text: 'Canal View',
      'has-pictures': '',
      'is-reduced': '',
      'listed-within-days': '7',
    });
    await expect.element(button('Residential')).toBeVisible();
    await expect.element(page.getByText(/2.100.\$/).first()).toBeVisible();
    await isTranslated(element, 40);

    await userEvent.click(button('Filters'));
    await expect.element(page.getByRole('dialog')).toBeVisible();
    await expect.element(page.getByRole('checkbox', { name: /Detached house/ })).toBeVisible();
    await isTranslated(element, 120);
    await userEvent.keyboard('{Escape}');
    await userEvent.click(page.getByRole('button', { name: /100/ }).first());
    await expect.element(page.getByRole('dialog')).toBeVisible();
    await isTranslated(element, 50);
  },

  ...eachState(
    ['item', 'event', 'merchant', 'city_service', 'realtor', 'classified'],
    'the filters of a kind (%s) do too',
    async (category) => {
      fakeApi().answer('search', () => ({ ...firstPage, results: [] }));
      const { element } = openSearch({ ...french, category });
      await userEvent.click(button('Filters'));
      await expect.element(page.getByRole('dialog')).toBeVisible();
      await isTranslated(element, 30);
    },
  ),

  'cards of every kind do too': async () => {
    const results = [
      someListing(1, {
        listingType: 'item',
        attributes: { condition: 'USED', isNegotiable: true },
      }),
      someListing(2, {
        listingType: 'event',
        attributes: { eventState: 'CANCELLED', startsAt: '2026-12-05T14:00:00Z', isFree: true },
      }),
      someListing(3, {
        listingType: 'merchant',
        attributes: { rating: 4.5, ratingCount: 12, responseHours: 2 },
      }),
      someListing(4, { listingType: 'city_service', attributes: { isOpenAllHours: true } }),
      someListing(5, { listingType: 'realtor', attributes: { rating: 4.5, activeListings: 3 } }),
      someListing(6, {
        listingType: 'classified',
        attributes: { employmentTerm: 'SEASONAL', isRemote: true, closesAt: '2026-12-24' },
      }),
    ];
    fakeApi().answer('search', () => ({ ...firstPage, results, place: null }));
    const { element } = openSearch({ ...french, category: '', near: '' });
    await expect.element(page.getByText(/⟦Seasonal/)).toBeVisible();
    await isTranslated(element, 30);
  },

  'an empty list says which way out there is': async () => {
    fakeApi().answer('search', () => ({
      ...firstPage,
      results: [],
      total: { count: 0, isCapped: false },
      repairs: [
        { drop: 'distance', count: 7, isCapped: false, distance: 500_000 },
        { drop: 'filters.bedroomsTotal', count: 3, isCapped: false },
        { drop: 'text', count: 1, isCapped: false },
      ],
    }));
    const { element } = openSearch({ ...french, text: 'Canal View', filters: 'bedroomsTotal=2..' });
    await expect.element(page.getByText(/⟦Nothing matches/)).toBeVisible();
    await isTranslated(element, 25);
  },

  ...eachState(
    [
      [400, 'unknown-place'],
      [400, 'invalid-request'],
      [403, 'origin-not-allowed'],
      [429, 'too-many-requests'],
      [503, 'unavailable'],
      [500, 'internal'],
    ],
    'what failed with %i %s says so',
    async ([status, code]) => {
      fakeApi().answer('search', () => {
        throw new ApiProblem(status, code);
      });
      const { element } = openSearch(french);
      await expect.element(page.getByRole('alert')).toBeVisible();
      await isTranslated(element, 10);
    },
  ),

  'products of shops below items speak it': async () => {
    const [product] = productAnswer(1).results;
    const products = productAnswer(9, {
      ...(product && { results: [{ ...product, priceTo: product.priceFrom + 100 }] }),
      isSimilar: true,
    });
    fakeApi()
      .answer('search', () => ({ ...firstPage, results: [], place: null }))
      .answer('products', () => products);
    const { element } = openSearch({ ...french, category: 'item', near: '', text: 'Canal View' });
    await expect.element(page.getByRole('heading', { name: /⟦From shops/ })).toBeVisible();
    await expect.poll(() => untranslatedIn(element, [...data, products])).toEqual([]);
  },

  'suggestions and one’s own location speak it': async () => {
    fakeApi().answer('/api/v1/places/suggest', () => ({ places: [], isSimilar: false }));
    const { element } = openSearch(french);
    await userEvent.fill(page.getByRole('combobox', { name: /Where/ }), 'Xyz');
    await expect.element(page.getByText(/⟦No place/)).toBeVisible();
    expect(untranslatedIn(element, [...data, 'Xyz'])).toEqual([]);
  },

  'the map, its pins and what is picked speak it': async () => {
    const group: SearchCluster = {
      count: 24,
      lat: 43.4,
      lng: -79.6,
      bounds: { south: 43.35, north: 43.45, west: -79.7, east: -79.5 },
      lowestPrice: { amount: 20_000_000, currency: 'CAD', period: 'ONCE' },
      highestPrice: { amount: 90_000_000, currency: 'CAD', period: 'ONCE' },
    };
    fakeApi().answer('map', () => ({
      ...firstPage,
      results: [],
      clusters: { clusters: [group], isSampled: true },
    }));
    const { element } = openSearch({ ...french, view: 'map' });
    await expect.element(page.getByRole('button', { name: /24.*⟦/ })).toBeVisible();
    await isTranslated(element, 15);
  },
} satisfies TranslatedStates;
