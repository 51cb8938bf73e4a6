import type {
  ShippingRate,
  ShippingRateBody,
} from '@boardwalk/sdk-core/shops/shipping/rate-schemas';

let number = 0;

/** A rate of a shop: one price for all of Canada, unless more is said. */
export function rateOf(name: string, more: Partial<ShippingRateBody> = {}): ShippingRate {
  number += 1;
  return {
    version: 1,
    id: `00000000-0000-4000-8000-${String(number).padStart(12, '0')}`,
    rate: {
      name,
      zone: { country: 'CA', regions: [], postalPrefixes: [] },
      ...{ by: 'flat', steps: [{ upTo: null, price: 1200 }], freeFrom: null },
      ...{ days: { from: 2, to: 5 }, active: true },
      ...more,
    },
  };
}

export const everywhere = rateOf('Everywhere');

export const east = rateOf('East', {
  zone: { country: 'CA', regions: ['ON', 'QC'], postalPrefixes: [] },
  freeFrom: 8000,
});

export const toronto = rateOf('Toronto', {
  zone: { country: 'CA', regions: [], postalPrefixes: ['M4', 'M5'] },
  days: { from: 1, to: 1 },
});

export const heavy = rateOf('By weight', {
  zone: { country: 'US', regions: [], postalPrefixes: [] },
  by: 'weight',
  steps: [
    { upTo: 500, price: 900 },
    { upTo: 5000, price: 1800 },
  ],
});
