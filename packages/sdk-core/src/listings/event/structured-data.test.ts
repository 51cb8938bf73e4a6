import { describe, expect, test } from 'vitest';
import { mergeExpected } from '../schema-org/sample-listing.ts';

describe('an event', () => {
  const startsAt = '2026-12-05T14:00:00-05:00';

  test('that sells is a sale event at its place, and says when it is cancelled', () => {
    const data = mergeExpected({
      kind: 'event',
      subcategory: 'GARAGE_SALE',
      attributes: { startsAt, eventState: 'CANCELLED', isFree: true },
    });
    expect(data).toMatchObject({
      '@type': 'SaleEvent',
      startDate: startsAt,
      eventStatus: 'https://schema.org/EventCancelled',
      isAccessibleForFree: true,
      location: { '@type': 'Place', address: { addressLocality: 'Welland' } },
    });
  });

  test('online takes place at its address on the web', () => {
    const data = mergeExpected({
      kind: 'event',
      subcategory: 'OPEN_HOUSE',
      attributes: { startsAt, isOnline: true, onlineUrl: 'https://tour.example/1' },
    });
    expect(data).toMatchObject({
      '@type': 'Event',
      eventAttendanceMode: 'https://schema.org/OnlineEventAttendanceMode',
      location: { '@type': 'VirtualLocation', url: 'https://tour.example/1' },
    });
  });
});
