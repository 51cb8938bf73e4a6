/** The values that cards name; the other labels stay with the listing's page. */
export const itemCardLabels = {
  'condition.NEW': 'New',
  'condition.USED': 'Used',
  'condition.LIGHTLY_USED': 'Lightly used',
  'condition.HEAVILY_USED': 'Heavily used',
  'condition.AS_IS': 'As is',
  'shipping.FIXED_RATE': 'Flat-rate shipping',
  'shipping.INCLUDED': 'Shipping included',
  'shipping.PICKUP_ONLY': 'Pickup only',
  'shipping.CONTACT_STORE': 'Ask about shipping',
} as const;
