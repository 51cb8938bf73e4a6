import type { License } from '@boardwalk/sdk-core/licenses/license-schemas';
import type { Licensee, LicensePayment, OwnBoard } from '@boardwalk/sdk-core/licenses/own/schemas';
import type { BoardId, ListingId } from '@boardwalk/sdk-core/vocabulary/ids';
import { registerElement } from '../../element/mount/register-element.ts';
import type { Answers } from '../../kit/testing/fake-api.fixture.ts';
import { openWidget } from '../../kit/testing/open-widget.fixture.ts';
import table from './bw-my-boards.element.tsx';

registerElement(table);

const cad = (amount: number) => ({ amount, currency: 'CAD' }) as const;
// Ids are branded by the contract's schemas, which a fixture does without.
export const boardId = (id: number) => id as BoardId;
export const roofer = 71 as ListingId;

export const licenseId = '6f4c2d1e-0000-4000-8000-000000000001';
export const pendingId = '6f4c2d1e-0000-4000-8000-000000000002';
export const endedId = '6f4c2d1e-0000-4000-8000-000000000003';

/** Returns a plan of eight seats with two boards, by default. */
export function license(facts: Partial<License> = {}): License {
  return {
    uuid: licenseId,
    licensee: roofer,
    title: 'Elm Roofing',
    seats: [boardId(12), boardId(15)],
    state: 'ACTIVE',
    plan: { id: '5f0c0000-0000-4000-8000-000000000001', nickname: 'Main Street', seat_count: 8 },
    renews: false,
    payment_method: 'pm_visa',
    boughtAt: '2026-11-26T20:00:00.000Z',
    dueAt: '2027-11-26T20:00:00.000Z',
    endedAt: null,
    replacedBy: null,
    isShown: true,
    owed: [],
    returned: null,
    timeZone: 'America/Toronto',
    invoice: {
      lines: [],
      subtotal: cad(96_000),
      discount: cad(0),
      taxes: [{ tax: 'hst', portion: 130_000, amount: cad(12_480) }],
      total: cad(108_480),
      dueDate: '2027-11-26',
      renews: false,
      billedTo: null,
    },
    receipt: null,
    ...facts,
  };
}

export const pending = license({
  ...{ uuid: pendingId, title: 'Oak Roofing', state: 'PENDING', plan: null, renews: true },
  seats: [boardId(31)],
});

export const ended = license({
  ...{ uuid: endedId, seats: [], state: 'ENDED', endedAt: '2026-06-01T15:00:00.000Z' },
});

/** A board of eight places, three of which are taken. */
export function ownBoard(id: number, name: string, facts: Partial<OwnBoard> = {}): OwnBoard {
  return {
    id: boardId(id),
    name,
    description: '',
    point: { lat: 43.25, lng: -79.87 },
    image: null,
    capacity: 8,
    taken: 3,
    isRetired: false,
    isOut: false,
    licensee: roofer,
    license: licenseId,
    city: 'Hamilton, ON',
    outage: null,
    ...facts,
  };
}

export const main = ownBoard(12, 'Main Street & King, Hamilton');
export const harbour = ownBoard(15, 'Harbour', { capacity: 1, taken: 1, city: null });

const { description, point, image, capacity, taken, isRetired, isOut } = main;
export const wait = {
  board: {
    ...{ id: 40, name: 'Market Square', description, point, image, capacity, taken },
    ...{ isRetired, isOut },
  },
  listing: { id: roofer, title: 'Elm Roofing' },
  since: '2026-11-20T15:00:00.000Z',
};

export const payment: LicensePayment = {
  id: '7a000000-0000-4000-8000-000000000001',
  license: licenseId,
  licensee: roofer,
  title: 'Elm Roofing',
  amount: cad(108_480),
  state: 'paid',
  receipt: '2026-000042',
  createdAt: '2026-11-26T20:00:00.000Z',
};

/** Its listing, as licences are sold for it. */
export const licensee: Licensee = {
  ...{ id: roofer, title: 'Elm Roofing', subcategory: 'ROOFING', city: 'Hamilton, ON' },
  primaryImage: null,
};

export const calls = {
  licenses: 'GET /license/',
  boards: 'GET /billboard/subscriptions',
  waits: 'GET /billboard/waits',
  payments: 'POST /license/payments/history',
  zones: 'GET /zones/mine',
  search: 'POST /billboard/search',
  listings: 'GET /license/licensees',
  renewal: `PUT /license/${licenseId}/renewal`,
} as const;

/** Answers the licences that run, or those that have ended. */
export const answerLicenses =
  (running: readonly License[], past: readonly License[] = []) =>
  (_: RequestInit, url: string) =>
    url.includes('standing=ended') ? past : running;

export const answers: Answers = {
  'GET /user/': { id: 3, firstName: 'Rosa', profilePicture: null, actor: null },
  [calls.licenses]: answerLicenses([pending, license()], [ended]),
  [calls.boards]: [main, harbour],
  [calls.waits]: { waits: [wait] },
  [calls.payments]: { items: [payment], total: 1 },
  [calls.zones]: { items: [] },
  [calls.listings]: [licensee],
  [calls.search]: {
    results: [{ ...wait.board, id: 31, name: 'Mill Bridge' }],
    total: 1,
  },
};

/**
 * Opens the boards of Rosa, who has a licence that runs, one that is being paid for and one that is
 * over, on our own site by default.
 */
export function openMyBoards(
  given: Answers = {},
  attributes: Readonly<Record<string, string>> = {},
  isOwnSite = true,
) {
  const { api, element } = openWidget(
    'bw-my-boards',
    attributes,
    { ...answers, ...given },
    isOwnSite ? { siteOrigin: location.origin } : {},
  );
  const toasts: string[] = [];
  element.addEventListener('bw-toast', (event) => {
    event.preventDefault();
    toasts.push((event as CustomEvent).detail.message);
  });
  return { api, element, toasts };
}
