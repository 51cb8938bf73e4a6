/** What an event is (specification, 3). */
export const eventTypes = [
  'OPEN_HOUSE',
  'GARAGE_SALE',
  'FORECLOSURES',
  'ESTATE_SALE',
  'PROPERTY_AUCTIONS',
] as const;

export type EventType = (typeof eventTypes)[number];
