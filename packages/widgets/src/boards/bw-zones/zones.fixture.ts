import {
  type SomeBoard,
  writeBoardColumns,
} from '@boardwalk/sdk-core/boards/map/board-columns.fixture';
import { registerElement } from '../../element/mount/register-element.ts';
import type { Answers } from '../../kit/testing/fake-api.fixture.ts';
import { openWidget } from '../../kit/testing/open-widget.fixture.ts';
import table from './bw-zones.element.tsx';

registerElement(table);

function board(id: number, name: string, facts: Partial<SomeBoard> = {}): SomeBoard {
  return {
    ...{ id, name, lat: 42.7 + id / 8, lng: -79.6 + id / 8, capacity: 8, taken: 5 },
    ...{ fullServices: 0, isOut: false, isRetired: false, ...facts },
  };
}

export const boards: readonly SomeBoard[] = [
  board(1, 'Main Street'),
  board(2, 'King at James', { taken: 7 }),
  board(3, 'Mill Bridge', { isOut: true }),
  board(4, 'Elsewhere'),
];

export const west = {
  ...{ id: 5, name: 'West', description: 'Between the lake and the railway.', boards: 3 },
  billboards: [1, 2, 3],
  sponsors: [{ id: 71, title: 'Elm Roofing', since: '2026-11-01T17:00:00.000Z' }],
};
export const east = {
  ...{ id: 6, name: 'East', description: '', boards: 0, billboards: [] },
  sponsors: [
    { id: 71, title: 'Elm Roofing', since: '2026-11-01T17:00:00.000Z' },
    { id: 72, title: 'Oak Roofing', since: '2026-11-02T17:00:00.000Z' },
  ],
};

/** A board of the zone with all that there is to know of it. */
export const millBridge = {
  ...{ id: 3, name: 'Mill Bridge', description: 'Seen by those who come from the south.' },
  ...{ point: { lat: 43.07, lng: -79.2 }, image: null, capacity: 8, taken: 5, left: 3 },
  ...{ isRetired: false, isOut: true, serviceTypesTaken: [], zone: { id: 5, name: 'West' } },
  outage: { from: '2026-11-20T15:00:00.000Z', until: null },
};

export const calls = {
  zones: 'GET /zones/mine',
  boards: 'POST /billboard/search',
  board: 'GET /billboard/3',
  tiles: 'GET /places/map',
} as const;

const answers: Answers = {
  'GET /user/': { id: 3, firstName: 'Rosa', profilePicture: null, actor: null },
  [calls.zones]: { items: [west] },
  [calls.boards]: { columns: writeBoardColumns(boards) },
  [calls.board]: millBridge,
  [calls.tiles]: {
    tiles: { light: `${location.origin}/t/{z}/{x}/{y}`, dark: `${location.origin}/t/{z}/{x}/{y}` },
    minZoom: 3,
    maxNativeZoom: 10,
    maxZoom: 12,
    streets: null,
    attribution: [{ label: 'Coasts by GSHHG', url: null }],
  },
};

/** The zones of Rosa's listings, on our own site. */
export function openZones(given: Answers = {}, attributes: Readonly<Record<string, string>> = {}) {
  return openWidget(
    'bw-zones',
    attributes,
    { ...answers, ...given },
    { siteOrigin: location.origin },
  );
}
