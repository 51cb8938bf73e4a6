import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { diffBodies } from './diff-bodies.ts';

const before = {
  title: 'A house',
  price: { amount: 5, currency: 'CAD' },
  place: { street: '1 Main', city: 'Hamilton' },
  tags: [],
  attributes: { bedroomsTotal: 3, features: ['DECK', 'POOL'] },
};

test('each field that says something else is one change, and nothing else is', () => {
  const after = {
    ...before,
    title: 'A better house',
    place: { street: null, city: 'Hamilton' },
    attributes: { bedroomsTotal: 3, features: ['POOL', 'DECK'], yearBuilt: 1990 },
  };
  expect(diffBodies(before, after)).toEqual([
    { field: 'title', before: 'A house', after: 'A better house' },
    { field: 'place.street', before: '1 Main', after: null },
    { field: 'attributes.features', before: ['DECK', 'POOL'], after: ['POOL', 'DECK'] },
    { field: 'attributes.yearBuilt', before: undefined, after: 1990 },
  ]);
});

test('the order of names, and how nothing is written, are no changes', () => {
  const same = {
    attributes: { features: ['DECK', 'POOL'], bedroomsTotal: 3, yearBuilt: null },
    place: { city: 'Hamilton', street: '1 Main' },
    price: { currency: 'CAD', amount: 5 },
    title: 'A house',
  };
  expect(diffBodies(before, same)).toEqual([]);
});

test('what is taken away is told, and the way back tells the same the other way', () => {
  const bodies = fc.dictionary(fc.string(), fc.jsonValue());
  fc.assert(
    fc.property(bodies, bodies, (one, other) => {
      expect(diffBodies(one, one)).toEqual([]);
      const there = diffBodies(one, other).map(({ field }) => field);
      const back = diffBodies(other, one).map(({ field }) => field);
      expect([...there].sort()).toEqual([...back].sort());
    }),
  );
});
