import type { ListingKind } from '@boardwalk/sdk-core/listings/kinds';
import type { SearchInterpretation } from '@boardwalk/sdk-core/search/schemas';

/** How many bedrooms and bathrooms a text asks for. */
export interface ReadRooms {
  readonly rooms: SearchInterpretation['rooms'];
}

type RoomField = keyof ReadRooms['rooms'];

const written: readonly (readonly [number, string])[] = [
  [1, 'one|une?'],
  [2, 'two|deux'],
  [3, 'three|trois'],
  [4, 'four|quatre'],
  [5, 'five|cinq'],
  [6, 'six'],
];
const count = `(\\d{1,2}(?:[.,]5)?|${written.map(([, words]) => words).join('|')})`;
/** "3+", "3 or more", "3 ou plus". */
const more = '(\\s*\\+|\\s+(?:or more|ou plus))?';

/** "12 Bath Road" is an address. */
const noStreet =
  '(?!\\s+(?:road|rd|street|st|avenue|ave|drive|dr|lane|court|crescent)(?![\\p{L}\\p{N}]))';

const patterns: readonly (readonly [RoomField, RegExp])[] = [
  [
    'bedroomsTotal',
    roomPattern('bed[\\s-]?rooms?|beds?|bdrms?|brs?|chambres?(?:\\s+(?:à|a)\\s+coucher)?'),
  ],
  [
    'bathroomsTotal',
    roomPattern("bath[\\s-]?rooms?|baths?|ba|salles?\\s+(?:de\\s+bains?|d[’']eau)|sdb"),
  ],
];

/** A home with a powder room more has still so many bathrooms. */
const halfBath = 0.5;

/**
 * Takes numbers of rooms out of a search for homes alone: "3 bedroom house", "2+ salles de bain".
 */
export function readRooms(
  text: string,
  kinds: readonly ListingKind[],
): ReadRooms & { readonly rest: string } {
  const rooms: ReadRooms['rooms'] = {};
  if (kinds.join() !== 'property') return { rooms, rest: text };
  const rest = patterns.reduce(
    (left, [field, pattern]) =>
      left.replace(pattern, (_, number: string, isMore?: string, isMoreAfter?: string) => {
        const min = numberOf(number);
        const isOpen = (isMore ?? isMoreAfter) !== undefined;
        rooms[field] = isOpen ? { min } : { min, max: mostOf(field, min) };
        return ' ';
      }),
    text,
  );
  return { rooms, rest };
}

function roomPattern(names: string): RegExp {
  return new RegExp(
    `(?<![\\p{L}\\p{N}.,])${count}${more}[\\s-]*(?:${names})(?![\\p{L}\\p{N}])${noStreet}${more}`,
    'iu',
  );
}

function numberOf(text: string): number {
  const word = written.find(([, words]) => new RegExp(`^(?:${words})$`, 'iu').test(text));
  return word ? word[0] : Number(text.replace(',', '.'));
}

function mostOf(field: RoomField, count: number): number {
  return field === 'bathroomsTotal' && Number.isInteger(count) ? count + halfBath : count;
}
