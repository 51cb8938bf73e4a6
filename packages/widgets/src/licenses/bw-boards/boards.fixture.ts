import { takesServiceType } from '@boardwalk/sdk-core/boards/map/board-columns';
import {
  type SomeBoard,
  writeBoardColumns,
} from '@boardwalk/sdk-core/boards/map/board-columns.fixture';
import type { OutageTimes } from '@boardwalk/sdk-core/boards/schemas';
import type { Plan } from '@boardwalk/sdk-core/licenses/plans/schemas';
import { serviceTypes } from '@boardwalk/sdk-core/listings/enumerations/people/service-types';
import { registerElement } from '../../element/mount/register-element.ts';
import { type Answers, problem } from '../../kit/testing/fake-api.fixture.ts';
import { openWidget } from '../../kit/testing/open-widget.fixture.ts';
import { publicRoofer } from '../shared/on-board/merchants.fixture.ts';
import table from './bw-boards.element.tsx';

registerElement(table);

export const rosa = { id: 3, firstName: 'Rosa', profilePicture: null, actor: null };

function board(id: number, name: string, facts: Partial<SomeBoard> = {}): SomeBoard {
  return {
    id,
    name,
    // In one town, in the middle of where a map begins: one that begins at a board shows all.
    lat: 43 + id / 200,
    lng: -79.28 + id / 200,
    capacity: 8,
    taken: 5,
    fullServices: 0,
    isOut: false,
    isRetired: false,
    ...facts,
  };
}

export const boards: readonly SomeBoard[] = [
  board(1, 'Main Street'),
  board(2, 'King at James', { taken: 7, fullServices: 1 }),
  board(3, 'Harbour', { capacity: 1, taken: 0 }),
  board(4, 'Market Square', { taken: 8 }),
  board(5, 'Mill Bridge', { isOut: true }),
];

const plan = (digit: number, nickname: string, seats: number, amount: number): Plan => ({
  id: `5f0c0000-0000-4000-8000-00000000000${digit}`,
  nickname,
  price: { amount, currency: 'CAD' },
  seat_count: seats,
  note: '',
  license_class: 'STANDARD',
  license_type: 'YEARLY',
  version: 1,
});

export const starter = plan(1, 'Starter', 1, 24_000);
export const main = plan(2, 'Main Street plan', 3, 60_000);
export const chain: Plan = { ...plan(3, 'Chain', 1, 20_000), license_class: 'ENTERPRISE' };

/** A merchant listing as its owner chooses it for a licence. */
export const roofer = {
  id: 71,
  title: 'Elm Roofing',
  subcategory: 'ROOFING',
  city: 'Hamilton',
  primaryImage: null,
};
export const second = { ...roofer, id: 72, title: 'Oak Roofing' };

export const searchCall = 'POST /billboard/search';
export const licenseesCall = 'GET /license/licensees';

/** Returns a board without the other facts that a user who chooses it wants to know. */
function describe({ id, name, lat, lng, capacity, taken, isOut, isRetired }: SomeBoard) {
  return {
    ...{ id, name, capacity, taken, isOut, isRetired },
    description: `${name} faces the road into town.`,
    point: { lat, lng },
    image: null,
  };
}

/** The same with all of it. */
export function describeDetails(of: SomeBoard, outage: OutageTimes | null = null) {
  const left = of.capacity - of.taken;
  const serviceTypesTaken = serviceTypes.filter((type) => !takesServiceType(of, type));
  return { ...describe(of), left, serviceTypesTaken, outage, zone: null };
}

/** Answers with all boards in columns, or those of the requested ids. */
export function answerBoards(shown: readonly SomeBoard[] = boards) {
  return ({ body }: RequestInit) => {
    const { ids }: { readonly ids?: readonly number[] } = JSON.parse(String(body));
    if (!ids) return { columns: writeBoardColumns(shown) };
    const results = shown.filter(({ id }) => ids.includes(id)).map(describe);
    return { results, total: results.length };
  };
}

const answers: Answers = {
  [searchCall]: answerBoards(),
  'GET /license/plans': [starter, main],
  'GET /license/plan/CHAIN-1': chain,
  'GET /license/plan/OLD-CODE': () => problem('not-found'),
  'GET /places/map': {
    tiles: { light: `${location.origin}/t/{z}/{x}/{y}`, dark: `${location.origin}/t/{z}/{x}/{y}` },
    minZoom: 3,
    maxNativeZoom: 10,
    maxZoom: 12,
    streets: null,
    attribution: [{ label: 'Coasts by GSHHG', url: null }],
  },
  ...Object.fromEntries(
    boards.map(({ id }) => [`GET /billboard/${id}/sponsors`, { results: [], house: [] }]),
  ),
  ...Object.fromEntries(
    boards.map((one) => [`GET /billboard/${one.id}`, () => describeDetails(one)]),
  ),
  'POST /preview/search': { results: [publicRoofer] },
  'GET /places/suggest': { places: [], isSimilar: false },
  [licenseesCall]: [],
};

/** Opens the widget on a page of our own site, and collects what it reports. */
export function openBoards(
  attributes: Readonly<Record<string, string>> = {},
  others: Answers = {},
  isOwnSite = true,
) {
  const { api, element } = openWidget(
    'bw-boards',
    attributes,
    { ...answers, ...others },
    isOwnSite ? { siteOrigin: location.origin } : {},
  );
  const toasts: string[] = [];
  const notes: (string | undefined)[] = [];
  const led: string[] = [];
  const told: unknown[] = [];
  element.addEventListener('bw-toast', (event) => {
    event.preventDefault();
    toasts.push((event as CustomEvent).detail.message);
    notes.push((event as CustomEvent).detail.note);
  });
  element.addEventListener('bw-navigate', (event) => {
    event.preventDefault();
    led.push((event as CustomEvent).detail.route.path);
  });
  element.addEventListener('bw-boards-chosen', (event) => told.push((event as CustomEvent).detail));
  return { api, element, toasts, notes, led, told };
}

/** Boards that stand together in one spot, farther apart than nothing. */
export const together: readonly SomeBoard[] = [
  board(1, 'Main & King', { lat: 43.25, lng: -79.87 }),
  board(2, 'Main & Queen', { lat: 43.2502, lng: -79.8702, taken: 8 }),
];

/** Towns have streets there, elsewhere the map ends at zoom 12. */
export function mapWithTowns(towns: readonly unknown[]) {
  return {
    tiles: { light: `${location.origin}/t/{z}/{x}/{y}`, dark: `${location.origin}/t/{z}/{x}/{y}` },
    ...{ minZoom: 3, maxNativeZoom: 16, maxZoom: 16 },
    streets: { landZoom: 12, closeZoom: 14, towns },
    attribution: [],
  };
}

/** So many boards, close to one another. */
export function manyBoards(count: number): readonly SomeBoard[] {
  return Array.from({ length: count }, (_, index) => ({
    id: index + 1,
    name: `Board ${index + 1}`,
    lat: 42.6 + (index % 60) / 50,
    lng: -80 + Math.floor(index / 60) / 30,
    capacity: 8,
    taken: index % 8,
    fullServices: 0,
    isOut: false,
    isRetired: false,
  }));
}
