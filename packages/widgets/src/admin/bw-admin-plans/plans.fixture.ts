import { since } from '../testing/people.fixture.ts';

/** A plan of the list as the API answers it. */
export function listedPlan(number: number, nickname: string, more: object = {}) {
  return {
    id: `0b8f6f0e-1d0c-4b1a-9a53-3c1d0e7b1a${number}`,
    nickname,
    price: { amount: 75_000, currency: 'CAD' },
    seat_count: 5,
    note: '',
    ...{ license_class: 'STANDARD', license_type: 'YEARLY', version: 1 },
    ...more,
  };
}

/** A plan of a code as the API answers it. */
export function codedPlan(number: number, nickname: string, terms: object = {}) {
  return {
    plan: listedPlan(number, nickname, { license_class: 'ENTERPRISE', seat_count: 120 }),
    custom_code: `COOP-${number}`,
    ...{ expires_at: null, most_uses: null, uses: 0, domains: [] },
    ...{ createdAt: since, endedAt: null },
    ...terms,
  };
}

export const street = listedPlan(11, 'Street', { note: 'The boards around your shop.' });
export const town = listedPlan(12, 'Town', {
  seat_count: 20,
  price: { amount: 260_000, currency: 'USD' },
});

export const cooperative = codedPlan(21, 'Cooperative', {
  ...{ expires_at: '2127-03-01T04:59:59.999Z', most_uses: 10, uses: 3 },
  domains: ['coop.example', 'shops.example'],
});
export const usedUp = codedPlan(22, 'Bakers', { most_uses: 1, uses: 1 });
export const ended = codedPlan(23, 'Florists', { endedAt: since });
