import { since } from '../testing/people.fixture.ts';

/** A coupon as the API lists it. */
export function listed(id: number, more: object = {}, terms: object = {}) {
  return {
    coupon: {
      id: `0b8f6f0e-1d0c-4b1a-9a53-3c1d0e7b1a${id}`,
      coupon_code: `SPRING-${id}`,
      nickname: null,
      multiplier: 0.875,
      amount_off: null,
      currency: null,
      percent_off: 12.5,
      duration: 'once',
      duration_in_months: null,
      redemption_date: null,
      ...terms,
    },
    ...{ state: 'works', redemptions: 3, mostRedemptions: null, createdAt: since, endedAt: null },
    ...more,
  };
}

export const repeating = listed(
  11,
  { mostRedemptions: 1200 },
  {
    nickname: 'Spring campaign',
    ...{ duration: 'repeating', duration_in_months: 3 },
    redemption_date: '2027-03-01T04:59:59.999Z',
  },
);

export const amount = listed(
  12,
  { state: 'used-up' },
  { multiplier: 1, percent_off: null, amount_off: 2500, currency: 'CAD', duration: 'forever' },
);

export const ended = listed(13, { state: 'ended', endedAt: since });
