import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { serviceTypes } from '../../listings/enumerations/people/service-types.ts';
import type { ListingId } from '../../vocabulary/ids.ts';
import {
  type BoardMerchant,
  type BoardRefusal,
  type BoardSituation,
  type BoardTerms,
  boardRefusals,
  countSeatsLeft,
  defaultCapacity,
  defaultMostPerServiceType,
  findBoardRefusal,
  isExclusive,
  merchantsOf,
  type OccupiedPlace,
  placesLeft,
} from './capacity.ts';
import { changedPlace, holdMs, isTaken, type Place } from './place-life.ts';

const now = Date.parse('2026-11-26T12:00:00Z');
const plain: BoardTerms = {
  capacity: defaultCapacity,
  mostPerServiceType: defaultMostPerServiceType,
  isRetired: false,
  outages: [],
};
const assigned: Place = { state: 'ASSIGNED', until: null };
const over: Place = { state: 'HELD', until: now, isClaimed: false };

function merchant(id: number, serviceType: BoardMerchant['serviceType']): BoardMerchant {
  return { listingId: id as ListingId, serviceType };
}

const roofer = merchant(1, 'ROOFING');

function on(terms: Partial<BoardTerms>, ...places: readonly OccupiedPlace[]): BoardSituation {
  return { terms: { ...plain, ...terms }, places, now };
}

const seven = serviceTypes
  .slice(1, 8)
  .map((serviceType, index) => ({ ...merchant(10 + index, serviceType), place: assigned }));
const plumber: OccupiedPlace = { ...merchant(3, 'PLUMBING'), place: assigned };
const otherRoofer: OccupiedPlace = { ...merchant(2, 'ROOFING'), place: assigned };

describe('a merchant gets a place', () => {
  test.each<[string, BoardSituation]>([
    ['on an empty board', on({})],
    ['as the eighth', on({}, ...seven)],
    [
      'beside another of the same service type where the board allows two',
      on({ mostPerServiceType: 2 }, otherRoofer),
    ],
    [
      'among as many as there are where it does not care',
      on({ mostPerServiceType: null }, otherRoofer),
    ],
    ['where the hold of another is over', on({ capacity: 1 }, { ...otherRoofer, place: over })],
    ['where their own hold is over', on({}, { ...roofer, place: over })],
    ['where they were before', on({ capacity: 1 }, { ...roofer, place: { state: 'RELEASED' } })],
    ['after the board was out of service', on({ outages: [{ from: now - 2, until: now }] })],
    ['before it will be', on({ outages: [{ from: now + 1, until: null }] })],
  ])('%s', (_, situation) => {
    expect(findBoardRefusal(situation, roofer)).toBeUndefined();
  });
});

describe('a merchant gets none', () => {
  const eighth = { ...merchant(20, 'INSURANCE'), place: assigned };
  const refused: readonly (readonly [BoardRefusal, string, BoardSituation])[] = [
    ['retired', 'on a board that is sold no more', on({ isRetired: true })],
    [
      'out-of-service',
      'on one that is out of service',
      on({ outages: [{ from: now, until: null }] }),
    ],
    ['already-here', 'beside themselves', on({}, { ...roofer, place: assigned })],
    ['full', 'as the ninth', on({}, ...seven, eighth)],
    ['full', 'where another has the board alone', on({ capacity: 1 }, plumber)],
    [
      'full',
      'where another holds the last place',
      on(
        { capacity: 1 },
        { ...plumber, place: { state: 'HELD', until: now + 1, isClaimed: false } },
      ),
    ],
    ['full', 'where the capacity was lowered', on({ capacity: 1 }, plumber, ...seven)],
    ['service-type-taken', 'where another is of the same service type', on({}, otherRoofer)],
    [
      'already-here',
      'twice, though the board is full as well',
      on({ capacity: 1 }, { ...roofer, place: assigned }),
    ],
    ['full', 'though the service type is taken as well', on({ capacity: 1 }, otherRoofer)],
  ];

  test.each(refused)('%s: %s', (refusal, _, situation) => {
    expect(findBoardRefusal(situation, roofer)).toBe(refusal);
  });

  test('for each reason that there is', () => {
    expect(new Set(refused.map(([refusal]) => refusal))).toEqual(new Set(boardRefusals));
  });
});

test('places left are told, and of whom there is how many', () => {
  expect(placesLeft(on({}, ...seven))).toBe(1);
  expect(placesLeft(on({ capacity: 3 }, ...seven))).toBe(0);
  expect(merchantsOf(on({}, otherRoofer, plumber), 'ROOFING')).toBe(1);
  expect(merchantsOf(on({}, { ...otherRoofer, place: over }), 'ROOFING')).toBe(0);
  expect([isExclusive({ capacity: 1 }), isExclusive(plain)]).toEqual([true, false]);
});

test('a seat is left while fewer places are held and had than the plan has', () => {
  const live: Place = { state: 'HELD', until: now + 1, isClaimed: false };
  expect(countSeatsLeft([], 1, now)).toBe(1);
  expect(countSeatsLeft([live], 1, now)).toBe(0);
  expect(countSeatsLeft([live, assigned], 3, now)).toBe(1);
  expect(countSeatsLeft([live, assigned, assigned], 2, now)).toBe(0);
  expect(countSeatsLeft([over, { state: 'RELEASED' }], 1, now)).toBe(1);
  expect(countSeatsLeft([], 0, now)).toBe(0);
});

/** A day at a board: merchants come, hold, pay or go away, and holds run out. */
test('whoever comes and goes, nobody is on a board beyond what it says', () => {
  const step = fc.record({
    listing: fc.integer({ min: 1, max: 12 }),
    serviceType: fc.constantFrom(...serviceTypes.slice(0, 4)),
    action: fc.constantFrom('hold', 'claim', 'assign', 'letGo', 'end', 'expire'),
    wait: fc.constantFrom(0, 1_000, holdMs),
  });
  const terms = fc.record({
    capacity: fc.integer({ min: 1, max: 4 }),
    mostPerServiceType: fc.constantFrom(1, 2, null),
    isRetired: fc.constant(false),
    outages: fc.constant([]),
  });
  fc.assert(
    fc.property(terms, fc.array(step, { maxLength: 60 }), (board, steps) => {
      let places: readonly OccupiedPlace[] = [];
      let at = now;
      for (const { listing, serviceType, action, wait } of steps) {
        at += wait;
        const who = merchant(listing, serviceType);
        const situation = { terms: board, places, now: at };
        if (action === 'hold') {
          const refusal = findBoardRefusal(situation, who);
          const place = changedPlace(null, { action, actor: 'merchant', now: at });
          if (!refusal && typeof place === 'object') places = [...places, { ...who, place }];
        } else {
          const actor = action === 'expire' ? 'clock' : 'licence';
          places = places.map((one) => {
            const place = changedPlace(one.place, { action, actor, now: at });
            return one.listingId === who.listingId && typeof place === 'object'
              ? { ...one, place }
              : one;
          });
        }
        const taken = places.filter(({ place }) => isTaken(place, at));
        expect(taken.length).toBeLessThanOrEqual(board.capacity);
        expect(new Set(taken.map(({ listingId }) => listingId)).size).toBe(taken.length);
        expect(placesLeft({ terms: board, places, now: at })).toBe(board.capacity - taken.length);
        for (const type of serviceTypes) {
          const same = taken.filter((one) => one.serviceType === type).length;
          expect(same).toBeLessThanOrEqual(board.mostPerServiceType ?? board.capacity);
        }
      }
    }),
  );
});
