/** What an event is. */
export const eventTypes = [
  'OPEN_HOUSE',
  'GARAGE_SALE',
  'FORECLOSURES',
  'ESTATE_SALE',
  'PROPERTY_AUCTIONS',
] as const;

export type EventType = (typeof eventTypes)[number];
