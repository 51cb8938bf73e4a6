import {
  defaultCapacity,
  defaultMostPerServiceType,
} from '@boardwalk/sdk-core/boards/places/capacity';
import { pickSeveral, pickWeighted, randomFor } from '../draw.ts';
import type { Random } from '../random.ts';
import type { SpotSource } from '../whereabouts/spots.ts';
import { streetNames, streetTypes } from '../whereabouts/street-names.ts';

/** How many boards; as many as a map asks for. */
export const demoBoardCount = 3_000;

/** A board of the demo. */
export interface DemoBoard {
  readonly name: string;
  readonly description: string;
  readonly lat: number;
  readonly lng: number;
  /** The two that cross there, with their types; the first one is that of the description. */
  readonly streets: readonly [onto: string, cross: string];
  /** Whether the first of its streets runs from north to south. */
  readonly isUpright: boolean;
  readonly capacity: number;
  readonly mostPerServiceType: number | null;
  /** A picture of the demo, by its name. */
  readonly picture: string | null;
  /** Days between when it was put up and the loading. */
  readonly daysOld: number;
  /** Days between the end of its sale and the loading. */
  readonly daysRetired: number | null;
}

const directions = ['north', 'south', 'east', 'west'];

const surroundings = [
  'Beside a bus stop.',
  'Across from a supermarket.',
  'At the lights, where everybody waits a while.',
  'On the way to the hospital.',
  'On the way to two schools.',
  'By the ramp to the highway.',
  'Next to a farmers’ market.',
  'In front of the arena.',
  'Lit until midnight.',
  'Lit all night.',
];

const capacities: readonly (readonly [number, number])[] = [
  [defaultCapacity, 82],
  [1, 8],
  [4, 6],
  [12, 4],
];

/** The boards of the demo, in towns that there are and on streets that are made up. */
export function demoBoards(spots: SpotSource, pictures: readonly string[]): readonly DemoBoard[] {
  const names = new Set<string>();
  return Array.from({ length: demoBoardCount }, (_, number) => {
    const board = drawBoard(randomFor('board', number), { spots, pictures, names });
    names.add(board.name);
    return board;
  });
}

interface Drawing {
  readonly spots: SpotSource;
  readonly pictures: readonly string[];
  /** Those of the boards before it. */
  readonly names: ReadonlySet<string>;
}

function drawBoard(random: Random, { spots, pictures, names }: Drawing): DemoBoard {
  const spot = spots.draw(random);
  const { country } = spot.city;
  const drawName = () => {
    const [street = '', cross = ''] = pickSeveral(random, streetNames[country], 2, 2);
    return { street, cross, name: `${street} & ${cross}, ${spot.city.name}` };
  };
  let drawn = drawName();
  while (names.has(drawn.name)) drawn = drawName();
  const type = random.pick(streetTypes[country]);
  const facts = pickSeveral(random, surroundings, 0, 2);
  const capacity = pickWeighted(random, capacities);
  const daysOld = random.whole(200, 1_400);
  const direction = random.pick(directions);
  const crossType = randomFor('cross', drawn.name).pick(streetTypes[country]);
  return {
    name: drawn.name,
    description: [
      `Seen by those who come from the ${direction} on ${drawn.street} ${type}.`,
      ...facts,
    ].join(' '),
    lat: fiveDecimals(spot.lat),
    lng: fiveDecimals(spot.lng),
    streets: [`${drawn.street} ${type}`, `${drawn.cross} ${crossType}`],
    isUpright: direction === 'north' || direction === 'south',
    capacity,
    mostPerServiceType: drawMost(random, capacity),
    picture: random.chance(0.7) ? random.pick(pictures) : null,
    daysOld,
    daysRetired: random.chance(0.01) ? random.whole(1, 150) : null,
  };
}

function drawMost(random: Random, capacity: number): number | null {
  if (capacity === 1 || random.chance(0.9)) return defaultMostPerServiceType;
  return random.chance(0.5) ? 2 : null;
}

function fiveDecimals(degrees: number): number {
  return Math.round(degrees * 100_000) / 100_000;
}
