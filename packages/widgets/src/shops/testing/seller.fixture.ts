import { regionsOf } from '@boardwalk/sdk-core/account/billing-rules';

/** Who sells. */
export const rosa = { id: 3, firstName: 'Rosa', profilePicture: null, actor: null };

/** What of a profile the screens of sellers look at. */
export const rosasProfile = { id: 3, missing: [] as readonly string[] };
export const unfinishedProfile = { id: 3, missing: ['phone', 'billing.city'] };

/** Rosa's account at the payment provider, which can be paid. */
export const account = {
  id: 'acct_1',
  country: 'CA',
  currency: 'CAD',
  chargesEnabled: true,
  payoutsEnabled: true,
  detailsSubmitted: true,
  required: [] as readonly string[],
  readAt: '2026-11-01T17:00:00.000Z',
};

/** How that account is set up for taxes there. */
export const taxSettings = {
  ...{ account: account.id, status: 'active', behavior: 'by-currency', code: null },
  headOffice: {
    ...{ line1: '1 King St W', city: 'Hamilton', state: 'ON' },
    ...{ postalCode: 'L8P 1A1', countryCode: 'CA' },
  },
  readAt: '2026-11-01T17:00:00.000Z',
};

/** What a shop in French shows beside its texts: provinces in their own words, and its web address. */
export const shownElsewhere = [
  ...regionsOf('CA').flatMap(({ name, frenchName }) => [name, frenchName ?? name]),
  'https://site.example/fr/marketplace/shop/',
];

/** What the API answers to somebody who sells, by these accounts at the payment provider. */
export function sellerAnswers(accounts: readonly object[]) {
  return {
    'GET /user/': rosa,
    'GET /user/profile': rosasProfile,
    'GET /payment/processors': [{ name: 'stripe', isSetUp: true, isTest: true }],
    'GET /stripe/oauth/accounts': accounts,
  };
}
