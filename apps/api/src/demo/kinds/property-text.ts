import { pickSeveral } from '../draw.ts';
import type { Random } from '../random.ts';
import type { HomeShape } from './home-shapes.ts';

const openers = [
  'Sunny',
  'Quiet',
  'Renovated',
  'Bright',
  'Well-kept',
  'Move-in ready',
  'Spacious',
  'Charming',
  'Light-filled',
  'Updated',
];
const tradeOpeners = [
  'Flexible',
  'Corner',
  'Street-front',
  'Well-located',
  'Clear-span',
  'Refitted',
];
const landOpeners = ['Level', 'Serviced', 'Wooded', 'South-facing', 'Cleared', 'Gently sloping'];
const endings = [
  'with a private yard',
  'near schools and transit',
  'on a quiet street',
  'close to the water',
  'steps from downtown',
  'with a new kitchen',
  'beside the park',
  'with room to grow',
  'and double parking',
  'with a view',
];
const tradeEndings = [
  'on a busy corner',
  'with parking at the door',
  'near the highway',
  'ready for your fit-out',
  'with three-phase power',
  'in a growing district',
];
const landEndings = [
  'ready to build',
  'with road access',
  'at the edge of town',
  'with mature trees',
  'with services at the lot line',
];

const rooms = [
  'The kitchen was renewed with quartz counters, soft-close drawers and a proper pantry.',
  'Morning light fills the living room, and the bedrooms face the quieter back.',
  'Original trim and doors were kept and refinished; wiring and plumbing are new.',
  'The main floor is open from the entry to the garden doors, with oak underfoot throughout.',
  'A second full bathroom makes mornings easier, and laundry is on the bedroom level.',
  'The lower level has good ceiling height, a family room and plenty of storage.',
  'Windows were replaced in the last five years, and heating bills are modest for the size.',
];
const outside = [
  'The yard is level and fenced, with raised beds and a mature maple.',
  'Parking is private, and there is space for bicycles under cover.',
  'Groceries, a bakery and the library are a ten-minute walk away.',
  'Trails begin at the end of the street and lead down to the water.',
  'Two schools, a playground and a rink are within walking distance.',
  'The bus stops around the corner; the highway is five minutes by car.',
];
const trade = [
  'Zoning allows a wide range of uses; the seller has drawings for two layouts.',
  'Truck access is good at the back, and the lot has room for twelve cars.',
  'The roof and the rooftop units were renewed within the last six years.',
  'Existing leases are short, so an owner-occupier can move in next season.',
  'The building was inspected this year; the report is available on request.',
];
const land = [
  'A recent survey and a soil report come with the sale.',
  'Hydro and municipal water run along the road.',
  'The local plan foresees a single house with an accessory building.',
  'The back third is wooded and backs onto conservation land.',
];
const closings = [
  'Viewings by appointment, evenings included.',
  'Ask for the floor plan and the full list of improvements.',
  'Offers are welcome at any time.',
  'Come and see it on a weekday evening or at the next open house.',
];

function capitalized(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** A title and a description that agree with the shape. */
export function propertyText(random: Random, shape: HomeShape, bedrooms: number | undefined) {
  const isHome = bedrooms !== undefined;
  const isLand = shape.area === undefined;
  const opener = random.pick(isLand ? landOpeners : isHome ? openers : tradeOpeners);
  const ending = random.pick(isLand ? landEndings : isHome ? endings : tradeEndings);
  const count = bedrooms
    ? `${['', 'one', 'two', 'three', 'four', 'five', 'six', 'seven'][bedrooms] ?? bedrooms}-bedroom `
    : '';
  const body = isLand
    ? pickSeveral(random, land, 2, 3)
    : isHome
      ? [...pickSeveral(random, rooms, 2, 3), ...pickSeveral(random, outside, 1, 2)]
      : pickSeveral(random, trade, 2, 3);
  const title = `${opener} ${count}${shape.noun} ${ending}`;
  const first = `${capitalized(`${count}${shape.noun}`)} ${ending}.`;
  return { title, description: [[first, ...body].join(' '), random.pick(closings)].join('\n\n') };
}
