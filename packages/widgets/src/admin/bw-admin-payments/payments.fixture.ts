import { since } from '../testing/people.fixture.ts';

export const provider = {
  mode: 'sandbox',
  apiVersion: '2026-10-28.endive',
  keys: { secret: 'walk', publishable: 'walk', webhook: ['abcd'], connectWebhook: ['efgh'] },
  account: {
    state: 'read',
    id: 'acct_1',
    name: 'Boardwalk sandbox',
    country: 'CA',
    chargesEnabled: true,
  },
  events: { lastReceivedAt: since, waiting: 1, oldestWaitingAt: since, repeated: 3 },
  controlPage: '/dev/payments',
};

export const event = {
  number: 7,
  id: 'evt_1',
  type: 'setup_intent.succeeded',
  objectId: 'seti_1',
  happenedAt: since,
  receivedAt: since,
  handledAt: null,
  deliveries: 2,
};

export const dispute = {
  id: 'dp_1',
  chargeId: 'ch_1',
  paymentId: '2f8f6f0e-1d0c-4b1a-9a53-3c1d0e7b1a11',
  amount: 20_340,
  currency: 'CAD',
  reason: 'fraudulent',
  status: 'needs-response',
  openedAt: since,
  respondBy: since,
  endedAt: null,
};

export const difference = {
  id: '0b8f6f0e-1d0c-4b1a-9a53-3c1d0e7b1a11',
  kind: 'cards-differ',
  providerId: 'cus_1',
  ownId: '3',
  foundAt: since,
  endedAt: null,
  ended: null,
};

const cad = (amount: number) => ({ amount, currency: 'CAD' }) as const;

export const mismatch = {
  license: '6f4c2d1e-0000-4000-8000-000000000001',
  licensee: 7,
  title: 'Elm Roofing',
  kinds: ['card', 'listing'],
  billedTo: {
    countryCode: 'CA',
    state: 'AB',
    postalCode: 'T2P 1J9',
    city: 'Calgary',
    line1: '8 Ave SW',
  },
  taxes: [{ tax: 'gst', portion: 50_000, amount: cad(4_800) }],
  total: cad(100_800),
  listing: { country: 'CA', region: 'ON' },
  cardCountry: 'US',
  boughtAt: since,
  settledAt: null as string | null,
};
