import { expect } from 'vitest';
import { userEvent } from 'vitest/browser';
import { type Answers, fakeApi, problem } from '../../kit/testing/fake-api.fixture.ts';
import { hydrate } from '../../kit/testing/hydrate.fixture.ts';
import { openWidget } from '../../kit/testing/open-widget.fixture.ts';
import { role } from '../../kit/testing/role.fixture.ts';
import { eachState, type TranslatedStates } from '../../translations/show-states.fixture.ts';
import { countTranslated, untranslatedIn } from '../../translations/untranslated.fixture.ts';
import { sampleImage, sampleListing, sampleSummary } from '../testing/sample-listing.fixture.ts';
import listingTable from './bw-listing.element.tsx';
import server from './bw-listing.server.ts';

type Listing = ReturnType<typeof sampleListing>;

const images = Array.from({ length: 7 }, (_, index) => sampleImage(index + 1));
const hours = {
  weekly: [1, 2, 3, 4, 5].map((day) => ({ day, opens: 540, closes: 1020 })),
  exceptions: [{ date: new Date(Date.now() + 86_400_000).toISOString().slice(0, 10), spans: [] }],
};

function addListing(listing: Listing, more: Answers = {}) {
  return openWidget(
    'bw-listing',
    { type: listing.listingType, id: '7', locale: 'fr-CA' },
    {
      [`GET /${listing.listingType}/listing/7`]: listing,
      'GET /listing/7/similar': { results: [sampleSummary(8)] },
      'POST /listing/7/events': null,
      ...more,
    },
  ).element;
}

/** Waits for so many texts of catalogues, then looks for any that is of none. */
async function isTranslated(element: Element, data: unknown, atLeast: number) {
  await expect.poll(() => countTranslated(element)).toBeGreaterThanOrEqual(atLeast);
  expect(
    untranslatedIn(element, [
      data,
      sampleSummary(8),
      'Welland, ON L3B\u00a01A1',
      '12 Elm St',
      'tour.example',
    ]),
  ).toEqual([]);
}

const home: Partial<Listing> = {
  images,
  status: 'Pending',
  previousPrice: { amount: 52_900_000, currency: 'CAD', period: 'ONCE' },
  description: 'Quiet street. '.repeat(80),
  tags: ['garden'],
  hours,
  attributes: {
    saleType: 'SALE',
    buildingType: 'BUNGALOW',
    bedroomsTotal: 3,
    bathroomsTotal: 2,
    livingArea: 135,
    lotSize: 20_000,
    taxAnnualAmount: 420_000,
    features: ['POOL', 'FIREPLACE'],
    neighbourhoodFeatures: ['LAKE'],
    heating: ['FORCED_AIR'],
    newConstruction: true,
    availabilityDate: '2026-12-01',
    nextOpenHouse: '2026-12-05T14:00:00-05:00',
    virtualTourUrl: 'https://tour.example/7',
  },
};

const others: readonly Partial<Listing>[] = [
  {
    listingType: 'event',
    subcategory: 'GARAGE_SALE',
    attributes: { startsAt: '2030-12-05T09:00:00-05:00', isFree: true },
  },
  {
    listingType: 'merchant',
    subcategory: 'ROOFING',
    price: null,
    hours,
    attributes: { rating: 4.5, ratingCount: 12, languages: ['fr', 'en'], responseHours: 2 },
  },
  {
    listingType: 'item',
    subcategory: 'CLASSIFIED',
    price: { amount: 0, currency: 'CAD', period: 'ONCE' },
    attributes: { condition: 'USED', productCategory: 'FURNITURE', shipping: ['PICKUP_ONLY'] },
  },
  {
    listingType: 'city_service',
    subcategory: 'CITY_HALL',
    price: null,
    attributes: { directoryEntry: 'LIBRARY', isOpenAllHours: true, languages: ['fr'] },
  },
  {
    listingType: 'classified',
    subcategory: 'HELP_WANTED',
    status: 'Closed',
    attributes: { employmentTerm: 'SEASONAL', industry: 'TOURISM_AND_RECREATION', isRemote: true },
  },
  {
    listingType: 'realtor',
    subcategory: 'BROKER',
    price: null,
    contact: { name: 'Rosa Diaz', hasPhone: false, hasEmail: false, website: null },
    attributes: { specialties: ['CONDOS'], designations: ['FRI'], licensedSince: 2010 },
  },
];

const milo = { id: 5, firstName: 'Milo', profilePicture: null, actor: null };

export default {
  'a listing with all its parts speaks the language of the reader': async () => {
    const listing = sampleListing(home);
    const reveal = () => problem('too-many-requests');
    const element = addListing(listing, { 'POST /listing/7/contact': reveal });
    await expect.element(role('button', { name: '⟦Read more' })).toBeVisible();
    await isTranslated(element, listing, 60);
    await role('button', { name: '⟦Show phone number' }).click();
    await expect.element(role('alert')).toBeVisible();
    await isTranslated(element, listing, 60);
  },

  'so does its similar row, which is a widget of its own': async () => {
    const listing = sampleListing();
    const element = addListing(listing);
    await expect.element(role('heading', { name: '⟦Similar properties' })).toBeVisible();
    const row = element.shadowRoot?.querySelector('bw-similar');
    expect(row?.shadowRoot?.querySelector('.bw-frame')?.getAttribute('lang')).toBe('fr-CA');
    await isTranslated(element, listing, 30);
  },

  'so do its pictures and the ways to share it': async () => {
    const listing = sampleListing({ images });
    const element = addListing(listing);
    await role('button', { name: '⟦Open picture ' }).first().click();
    await expect.element(role('dialog')).toBeVisible();
    await isTranslated(element, listing, 40);
    await userEvent.keyboard('{Escape}');
    Object.defineProperty(navigator, 'share', { configurable: true, value: undefined });
    await role('button', { name: '⟦Share' }).click();
    await isTranslated(element, listing, 30);
    Reflect.deleteProperty(navigator, 'share');
  },

  'so does the dialog in which it is reported': async () => {
    const listing = sampleListing();
    const answer = { 'POST /report': { isAnswered: true } };
    const element = addListing(listing, { 'GET /user/': null, ...answer });
    await role('button', { name: '⟦Report this listing' }).click();
    await userEvent.click(role('button', { name: '⟦Send report' }));
    await isTranslated(element, listing, 40);
    await userEvent.click(role('radio', { name: '⟦It looks like a scam' }));
    await userEvent.click(role('button', { name: '⟦Send report' }));
    await expect.element(role('button', { name: '⟦Done' })).toBeVisible();
    await isTranslated(element, listing, 25);
  },

  'so does the dialog in which its owner is written to': async () => {
    const listing = sampleListing();
    const answer = { 'POST /inbox/3': { thread: 12, message: {} } };
    const element = addListing(listing, { 'GET /user/': milo, ...answer });
    await role('button', { name: '⟦Message the seller' }).click();
    await expect.element(role('textbox', { name: '⟦Your message' })).toBeVisible();
    await isTranslated(element, listing, 30);
    await userEvent.click(role('button', { name: '⟦Send message' }));
    await expect.element(role('button', { name: '⟦Done' })).toBeVisible();
    await isTranslated(element, listing, 25);
  },

  ...eachState(
    others.map((other) => [String(other.listingType), other] as const),
    'a listing of another kind (%s) does too',
    async ([_, other]) => {
      const listing = sampleListing(other);
      const element = addListing(listing);
      await isTranslated(element, listing, 15);
    },
  ),

  ...eachState(
    [
      'gone',
      'not-found',
      'origin-not-allowed',
      'too-many-requests',
      'internal',
      'unavailable',
    ] as const,
    'a listing that can’t be shown (%s) says so',
    async (code) => {
      const answers = { 'GET /property/listing/7': () => problem(code) };
      const element = addListing(sampleListing(), answers);
      await isTranslated(element, undefined, 2);
    },
  ),

  'the browser takes French over from the server as it was written': async () => {
    const listing = sampleListing();
    fakeApi({
      'GET /property/listing/7': listing,
      'GET /listing/7/similar': { results: [] },
      'POST /listing/7/events': null,
    });
    const element = await hydrate(
      listingTable,
      { type: 'property', id: '7' },
      { server, locale: 'fr-CA' },
    );
    await isTranslated(element, listing, 20);
  },
} satisfies TranslatedStates;
