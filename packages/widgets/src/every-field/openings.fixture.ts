import { userEvent } from 'vitest/browser';
import { chief, person, since } from '../admin/testing/people.fixture.ts';
import { openAlerts } from '../alerts/bw-alerts/alerts.fixture.ts';
import { list as cardList, mastercard, openOwn, visa } from '../billing/bw-cards/cards.fixture.ts';
import { east, openZones, west, calls as zoneCalls } from '../boards/bw-zones/zones.fixture.ts';
import { cartOpenings } from '../cart/shared/testing/openings.fixture.ts';
import { openInbox } from '../inbox/bw-inbox/inbox.fixture.ts';
import { untilShown } from '../kit/testing/add-widget.fixture.ts';
import { type Answers, problem } from '../kit/testing/fake-api.fixture.ts';
import { openWidget } from '../kit/testing/open-widget.fixture.ts';
import { openCheckout } from '../licenses/bw-checkout/checkout.fixture.ts';
import { orderOpenings } from '../orders/shared/testing/openings.fixture.ts';
import { revisionAnswers } from '../posting/testing/revisions.fixture.ts';
import { draftOf, written } from '../posting/testing/written-listing.fixture.ts';
import {
  calls as alertCalls,
  homes,
  milo,
  openSaving,
  ruleOf,
} from '../search/bw-search/testing/save-search.fixture.ts';
import { shopOpenings } from '../shops/testing/openings.fixture.ts';
import { sampleProduct, sampleProductSummary } from '../shops/testing/sample-product.fixture.ts';
import { sampleShop } from '../shops/testing/sample-shop.fixture.ts';
import { account as sellerAccount, sellerAnswers } from '../shops/testing/seller.fixture.ts';
import type { Opening } from './opening.fixture.ts';

const rosa = { id: 3, firstName: 'Rosa', profilePicture: null, actor: null };

const postAnswers: Answers = {
  'GET /user/': rosa,
  'GET /user/profile': { missing: [] },
  'GET /user/groups/': [],
  'GET /places/map': {
    tiles: { light: '/{z}/{x}/{y}', dark: '/{z}/{x}/{y}' },
    ...{ minZoom: 3, maxNativeZoom: 12, maxZoom: 13, streets: null, attribution: [] },
  },
  'GET /listing/draft/70': draftOf(written),
  'PUT /listing/draft/70': draftOf(written, 2),
  ...revisionAnswers,
};

const changeAnswers: Answers = {
  ...postAnswers,
  'GET /listing/draft/7': () => problem('not-found'),
};

const shopAnswers: Answers = {
  'GET /marketplace/shop/maple-lane': sampleShop(),
  'GET /marketplace/shop/maple-lane/products': {
    results: [sampleProductSummary(1), sampleProductSummary(2)],
    total: 2,
  },
  'GET /marketplace/shop/maple-lane/product/stoneware-mug': sampleProduct(),
};

/** The form of a home, at one of its steps. */
function openPost(step: string, answers: Answers = {}, attributes = {}): HTMLElement {
  const shown = { type: 'property', draft: '70', step, ...attributes };
  return openWidget('bw-post', shown, { ...postAnswers, ...answers }).element;
}

const hours = { weekly: [{ day: 1, opens: 540, closes: 1020 }] };
const cityService = {
  ...draftOf({ ...written, subcategory: 'CITY_HALL', price: null, attributes: {}, hours }),
  listingType: 'city_service',
};
const cities = ['Hamilton', 'Toronto'].map((city) => ({ city, region: 'ON', country: 'CA' }));
const cityAnswers: Answers = {
  'GET /user/groups/': [{ name: 'city_administrators', permissions: ['create'], cities }],
  'GET /listing/draft/70': cityService,
  'PUT /listing/draft/70': { ...cityService, version: 2 },
};

/** Somebody else saved it meanwhile: the first press leads to the choice between both. */
const conflict: Answers = {
  'PUT /listing/draft/70': () => problem('conflict'),
  'GET /listing/draft/70': draftOf({ ...written, title: 'A stone house' }, 3),
  'GET /property/listing/70/own': () => problem('not-found'),
};

/** Another's version came first: what is written leads to the choice between both. */
async function openConflict(): Promise<HTMLElement> {
  const element = openPost('basics', conflict);
  const title = await untilShown(element, '[name=title]');
  await userEvent.type(title, '!');
  return element;
}

const profile = {
  ...{ id: 3, firstName: 'Rosa', lastName: 'Lindqvist', username: 'rosa' },
  ...{ email: 'rosa@example.org', phone: { country: 'CA', code: 1, number: '9055550123' } },
  billing: {
    ...{ countryCode: 'CA', postalCode: 'L8P 1A1', state: 'ON', city: 'Hamilton' },
    line1: '1 Main Street W',
  },
  ...{ profilePicture: null, missing: [], version: 'v1', isMasked: false },
};

const account = { ...{ username: 'rosa', state: 'active', since }, user: person(3, 'Rosa') };
const accountAnswers: Answers = {
  'GET /user/': chief,
  'GET /user/3/account': account,
  'GET /user/3/groups': [],
  'GET /administration/audit': { items: [], next: null },
  'GET /administration/readings': { items: [], next: null },
  'GET /user/security': { email: null, twoFactor: null, passkeys: [] },
  'GET /user/sessions': [],
};

/** What an alert looks for that began with the search. */
const further = { ...homes, distance: 5_000 };

const own = { id: 7, title: 'Elm Roofing', subcategory: 'ROOFING', city: 'Hamilton' };
const otherOwn = { ...own, id: 8, title: 'Oak Roofing' };

/**
 * Where fields are pressed, beside each widget as its example shows it. What is missing the test names
 * itself, from the sources.
 */
export const openings: readonly Opening[] = [
  { tag: 'bw-account', attributes: { view: 'reset-password' } },
  { tag: 'bw-account', attributes: { view: 'register-user' } },
  { tag: 'bw-security', presses: ['Delete my account'] },
  { tag: 'bw-admin-boards', presses: ['Put up a board'] },
  { tag: 'bw-admin-coupons', presses: ['Make a coupon'] },
  { tag: 'bw-admin-permissions', presses: ['Listings'] },
  { tag: 'bw-admin-permissions', presses: ['Administrators', 'Invite somebody'] },
  { tag: 'bw-admin-plans', presses: ['Make a plan'] },
  {
    tag: 'bw-admin-users',
    open: () => openWidget('bw-admin-users', { user: '3' }, accountAnswers).element,
    presses: ['Add to a group'],
  },
  { tag: 'bw-alerts', presses: ['Search listings', 'Edit'] },
  { tag: 'bw-alerts', presses: ['Search listings'] },
  { tag: 'bw-alerts', presses: ['Example'] },
  { tag: 'bw-alerts', open: () => openAlerts().element },
  { tag: 'bw-cards', open: () => openOwn({}, { [cardList]: [visa, mastercard] }).element },
  {
    tag: 'bw-payment-processors',
    open: () =>
      openWidget(
        'bw-payment-processors',
        {},
        {
          'GET /payment/processors': [{ name: 'stripe', isSetUp: true, isTest: true }],
          'GET /stripe/oauth/accounts': [],
        },
      ).element,
  },
  {
    tag: 'bw-zones',
    open: () => openZones({ [zoneCalls.zones]: { items: [west, east] } }).element,
  },
  { tag: 'bw-embeds', presses: ['Edit'] },
  {
    tag: 'bw-inbox',
    open: () => openInbox().element,
    presses: ['Settings for messages'],
  },
  {
    tag: 'bw-inbox',
    open: () => openInbox({ attributes: { thread: '7' } }).element,
    presses: ['Report'],
  },
  {
    tag: 'bw-checkout',
    open: () =>
      openCheckout(
        {
          'GET /license/licensees': [own, otherOwn].map((one) => ({ ...one, primaryImage: null })),
        },
        { 'listing-id': '0' },
      ).element,
  },
  ...orderOpenings,
  {
    tag: 'bw-profile',
    open: () =>
      openWidget('bw-profile', {}, { 'GET /user/': rosa, 'GET /user/profile': profile }).element,
  },
  {
    tag: 'bw-seller-registration',
    open: () => openWidget('bw-seller-registration', {}, sellerAnswers([])).element,
  },
  {
    tag: 'bw-create-shop',
    open: () => openWidget('bw-create-shop', {}, sellerAnswers([sellerAccount])).element,
    shows: '.shop-form',
  },
  { tag: 'bw-listing', presses: ['Report this listing'] },
  { tag: 'bw-my-listings', isNarrow: true },
  ...['basics', 'place', 'details', 'price'].map((step) => ({
    tag: 'bw-post',
    open: () => openPost(step),
  })),
  // "Messages only" takes them away.
  { tag: 'bw-post', open: () => openPost('contact'), shows: '.post-reach select' },
  {
    tag: 'bw-post',
    open: () =>
      openPost('contact', {
        'GET /user/profile': { ...profile, isMasked: false, missing: ['billing.city'] },
      }),
    shows: '[name="billing.countryCode"]',
  },
  { tag: 'bw-post', open: () => openPost('basics'), isNarrow: true },
  {
    tag: 'bw-post',
    open: openConflict,
    shows: '.post-conflict',
  },
  {
    tag: 'bw-post',
    open: () => openPost('place', cityAnswers, { type: 'city_service' }),
  },
  {
    tag: 'bw-post',
    open: () => openPost('contact', cityAnswers, { type: 'city_service' }),
    shows: '.opening-hours',
  },
  {
    tag: 'bw-post',
    open: () => openWidget('bw-post', { type: 'property', listing: '7' }, changeAnswers).element,
    presses: ['Earlier versions', 'First published'],
  },
  { tag: 'bw-search', presses: ['Filters'] },
  { tag: 'bw-search', presses: ['Price', 'For rent'] },
  { tag: 'bw-search', attributes: { view: 'map' }, shows: '.search-map-box .checkbox' },
  {
    tag: 'bw-search',
    open: () => openSaving({ user: milo, isOwnSite: true }).element,
    presses: ['Save this search'],
  },
  {
    tag: 'bw-search',
    open: () => openSaving({ isOwnSite: true }).element,
    presses: ['Save this search'],
  },
  {
    tag: 'bw-search',
    open: () =>
      openSaving({
        ...{ user: milo, isOwnSite: true, attributes: { alert: '9' } },
        answers: { [alertCalls.list]: { results: [ruleOf({ search: further })] } },
      }).element,
    presses: ['Change alert'],
  },
  {
    tag: 'bw-product',
    open: () =>
      openWidget('bw-product', { shop: 'maple-lane', id: 'stoneware-mug' }, shopAnswers).element,
    presses: ['Change where it goes'],
  },
  {
    tag: 'bw-shop',
    open: () => openWidget('bw-shop', { shop: 'maple-lane' }, shopAnswers).element,
  },
  {
    tag: 'bw-shop',
    open: () => openWidget('bw-shop', { shop: 'maple-lane' }, shopAnswers).element,
    presses: ['Report this shop'],
    shows: 'dialog input[type=radio]',
  },
  ...shopOpenings,
  ...cartOpenings,
];
