import { since } from '../testing/people.fixture.ts';

/** A board as the API answers it to administrators. */
export function managedBoard(id: number, name: string, more: object = {}) {
  return {
    id,
    name,
    description: `${name} faces the road into town.`,
    point: { lat: 43.2 + id / 50, lng: -79.9 + id / 50 },
    image: null,
    ...{ capacity: 8, taken: 3, isRetired: false, isOut: false },
    ...{ mostPerServiceType: 1, zoneId: null, createdAt: since, retiredAt: null, version: 1 },
    ...more,
  };
}

export const king = managedBoard(1, 'King at James', { zoneId: 5 });
export const harbour = managedBoard(2, 'Harbour', {
  ...{ capacity: 1, taken: 0, isOut: true, mostPerServiceType: null },
});
export const mill = managedBoard(3, 'Mill Bridge', { isRetired: true, retiredAt: since, taken: 1 });

export const downtown = { id: 5, name: 'Downtown', description: 'Around King Street.', boards: 1 };

/** An outage as the API answers it. */
export function outage(digit: number, more: object = {}) {
  return {
    id: `7a000000-0000-4000-8000-00000000000${digit}`,
    from: '2026-11-10T15:00:00.000Z',
    until: null,
    reason: 'The light is broken.',
    createdAt: since,
    isOwed: false,
    ...more,
  };
}

/** What maps are made of, without a tile. */
export const tiles = {
  tiles: { light: `${location.origin}/t/{z}/{x}/{y}`, dark: `${location.origin}/t/{z}/{x}/{y}` },
  minZoom: 3,
  maxNativeZoom: 10,
  maxZoom: 12,
  streets: null,
  attribution: [{ label: 'Coasts by GSHHG', url: null }],
};
