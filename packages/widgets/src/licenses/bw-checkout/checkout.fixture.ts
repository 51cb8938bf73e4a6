import type { Plan } from '@boardwalk/sdk-core/licenses/plans/schemas';
import type { Invoice } from '@boardwalk/sdk-core/licenses/prices/compose-invoice';
import type { Answers } from '../../kit/testing/fake-api.fixture.ts';
import { siteOrigin } from '../../kit/testing/fake-api.fixture.ts';
import { openWidget } from '../../kit/testing/open-widget.fixture.ts';

const cad = (amount: number) => ({ amount, currency: 'CAD' }) as const;

export const plan: Plan = {
  id: '5f0c0000-0000-4000-8000-000000000001',
  nickname: 'Main Street',
  price: cad(96_000),
  seat_count: 8,
  note: '',
  license_class: 'STANDARD',
  license_type: 'YEARLY',
  version: 1,
};
export const corner: Plan = {
  ...plan,
  id: '5f0c0000-0000-4000-8000-000000000002',
  nickname: 'Corner',
  price: cad(30_000),
  seat_count: 1,
};

export const invoice = {
  lines: [],
  subtotal: cad(96_000),
  discount: cad(0),
  taxes: [{ tax: 'hst', portion: 130_000, amount: cad(12_480) }],
  total: cad(108_480),
  dueDate: '2027-11-26',
  renews: false,
  billedTo: {
    countryCode: 'CA',
    state: 'ON',
    postalCode: 'L8P 1A1',
    city: 'Hamilton',
    line1: '12 Elm St',
  },
} satisfies Invoice;

export const licenseId = '6f4c2d1e-0000-4000-8000-000000000001';

export function licenseIn(state: string) {
  return {
    uuid: licenseId,
    licensee: 7,
    title: 'Elm Roofing',
    seats: [12, 15],
    state,
    plan: { id: plan.id, nickname: plan.nickname, seat_count: plan.seat_count },
    renews: false,
    boughtAt: '2026-11-26T20:00:00.000Z',
    dueAt: '2027-11-26T20:00:00.000Z',
    endedAt: null,
    replacedBy: null,
    isShown: true,
    owed: [],
    returned: null as string | null,
    timeZone: 'America/Toronto',
    invoice,
    receipt: {
      number: '2026-000042',
      seller: {
        name: 'Maple Boards Inc.',
        address: '2 Elm St, Hamilton ON L8P 1A1',
        taxNumbers: ['HST 12345 RT0001', 'QST 12345 TQ0001'],
      },
      buyer: 'Rosa Lindqvist',
      card: { brand: 'visa', last4: '4242' },
    },
  };
}

/** Returns places that are held, for half an hour by default. */
export function kept(ids: readonly number[], ms = 1_800_000) {
  const until = new Date(Date.now() + ms).toISOString();
  const holds = ids.map((id) => ({ id, until, isClaimed: false }));
  return { holds, subscribed: [], running: null, paying: null, refused: [] };
}

export const calls = {
  preview: 'POST /license/7/preview/subscribe',
  held: 'GET /license/7/holds',
  holds: 'PUT /license/7/holds',
  subscribe: 'POST /license/7/subscribe',
  payment: `POST /license/${licenseId}/payment`,
} as const;

export const card = {
  payment_id: 'pm_4242',
  brand: 'visa',
  last4: '4242',
  expiryMonth: 11,
  expiryYear: new Date().getUTCFullYear() + 3,
  defaultFor: ['licences'],
};

/** The two boards that are sold. */
export const columns = {
  ids: [12, 3],
  lats: [4_300_000, 10],
  lngs: [-7_900_000, 10],
  names: ['Albert Street', 'Broad Street'],
  taken: [0, 3],
  capacities: [8, 8],
  services: [0, 0],
  out: [],
};

const answers: Answers = {
  'GET /user/': { id: 3, firstName: 'Rosa', profilePicture: null, actor: null },
  'GET /customer/cards': [card],
  'GET /license/plans': [corner, plan],
  'POST /billboard/search': { columns },
  [calls.held]: () => ({ holds: [], subscribed: [], running: null, paying: null }),
  [calls.holds]: () => kept([12, 15]),
  [calls.preview]: invoice,
  [calls.subscribe]: { license: licenseIn('ACTIVE'), client_secret: null },
  [calls.payment]: { license: licenseIn('ACTIVE'), client_secret: null },
};

/** A checkout of two boards, signed in and on our own site unless another is that. */
export function openCheckout(
  given: Answers = {},
  attributes: Readonly<Record<string, string>> = {},
  origin = location.origin,
) {
  const shown = { 'plan-id': plan.id, billboards: '12,15', 'listing-id': '7', ...attributes };
  return openWidget('bw-checkout', shown, { ...answers, ...given }, { siteOrigin: origin });
}

/** The same on a page of a partner. */
export function openPartnerCheckout(given: Answers) {
  return openCheckout(given, {}, siteOrigin);
}
