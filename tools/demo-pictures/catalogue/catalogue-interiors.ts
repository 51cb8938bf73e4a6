import { balconyView } from '../room/balcony.ts';
import { bathroom } from '../room/bathroom.ts';
import { bedroom } from '../room/bedroom.ts';
import { floorPlan } from '../room/floor-plan.ts';
import { interiorStyle } from '../room/interior-style.ts';
import { kitchen } from '../room/kitchen.ts';
import { type InteriorScene, livingRoom } from '../room/living-room.ts';
import { diningRoom, homeOffice } from '../room/workroom.ts';
import type { Hour } from '../scene/daylight.ts';
import type { Season } from '../scene/trees.ts';
import type { Picture } from './picture.ts';

const SEASONS: readonly Season[] = ['summer', 'spring', 'summer', 'autumn'];

function rooms(
  first: number,
  count: number,
  subject: string,
  said: readonly string[],
  draw: (scene: InteriorScene) => string,
): Picture[] {
  return Array.from({ length: count }, (_, index) => {
    const evening = index % 4 === 3;
    const city = index % 3 === 1;
    const style = interiorStyle(index + (first % 3));
    const scene: InteriorScene = {
      seed: first + index,
      style,
      evening,
      city,
      season: SEASONS[index % 4] ?? 'summer',
    };
    const light = evening
      ? 'in warm evening light'
      : city
        ? 'with a city view in daylight'
        : 'in daylight';
    return {
      name: `${subject}-${index + 1}`,
      kind: 'property',
      subject,
      alt: `${said[index % said.length]} in ${style.name} ${light}`,
      draw: () => draw(scene),
    };
  });
}

const VIEWS: readonly (readonly ['city' | 'hills' | 'lake', Hour, string])[] = [
  ['lake', 'golden', 'Lake and hills in golden light, seen from a balcony'],
  ['city', 'dusk', 'City skyline at dusk, seen from a balcony'],
  ['hills', 'morning', 'Wooded hills in the morning, seen from a balcony'],
  ['city', 'afternoon', 'City skyline by day over tree tops, seen from a balcony'],
  ['lake', 'noon', 'Blue lake at noon, seen from a balcony with plants'],
];

const TINTS = ['#3f7790', '#a3492f', '#3f6a55', '#6d4b7a'] as const;

/** Indoor pictures of homes, views and floor plans. */
export const INTERIORS: readonly Picture[] = [
  ...rooms(
    600,
    11,
    'living-room',
    [
      'Living room with a sofa, rug and low table',
      'Bright living room with armchair and plants',
      'Living room with tall windows and art',
    ],
    livingRoom,
  ),
  ...rooms(
    630,
    8,
    'kitchen',
    [
      'Kitchen with an island and three stools',
      'Fitted kitchen with pendant lamps',
      'Kitchen with range, hood and window',
    ],
    kitchen,
  ),
  ...rooms(
    660,
    8,
    'bedroom',
    [
      'Bedroom with a made bed and two night tables',
      'Bedroom with framed art over the bed',
      'Quiet bedroom with a plant by the window',
    ],
    bedroom,
  ),
  ...rooms(
    690,
    6,
    'bathroom',
    [
      'Bathroom with a tub under the window',
      'Tiled bathroom with a round mirror',
      'Bathroom with vanity, tub and plant',
    ],
    bathroom,
  ),
  ...rooms(
    710,
    4,
    'dining-room',
    ['Dining room with a set of chairs and a pendant', 'Dining room with a sideboard and art'],
    diningRoom,
  ),
  ...rooms(
    730,
    3,
    'home-office',
    ['Home office with a desk and bookcase', 'Study with desk, screen and plant'],
    homeOffice,
  ),
  ...VIEWS.map(
    ([what, hour, alt], index): Picture => ({
      name: `view-${index + 1}`,
      kind: 'property',
      subject: 'view',
      alt,
      draw: () => balconyView({ seed: 750 + index, hour, what }),
    }),
  ),
  ...Array.from(
    { length: 4 },
    (_, index): Picture => ({
      name: `floor-plan-${index + 1}`,
      kind: 'property',
      subject: 'floor-plan',
      alt:
        [
          'Floor plan of a three-bedroom home',
          'Floor plan of a one-bedroom apartment with a great room',
          'Ground-floor plan with garage and family room',
          'Floor plan of a studio with a balcony',
        ][index] ?? 'Floor plan',
      draw: () => floorPlan(760 + index, TINTS[index % 4] ?? '#3f7790'),
    }),
  ),
];
