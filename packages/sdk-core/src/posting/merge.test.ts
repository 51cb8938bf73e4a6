import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { findDifferences, mergeBodies } from './merge.ts';
import { beginBody, openBody, type WrittenBody } from './written-body.ts';

const mine = beginBody({
  title: 'Mine',
  attributes: { bedroomsTotal: 3 },
  place: { city: 'Hamilton' },
});
const theirs = beginBody({
  title: 'Theirs',
  attributes: { yearBuilt: 1924 },
  place: { city: 'Hamilton' },
});

test('each field that differs is one of the two; what only one wrote is the other’s to leave out', () => {
  expect(findDifferences(mine, theirs).map(({ field }) => field)).toEqual([
    'title',
    'attributes.yearBuilt',
    'attributes.bedroomsTotal',
  ]);
  const merged = mergeBodies(mine, theirs, new Set(['title', 'attributes.yearBuilt']));
  expect(merged.title).toBe('Theirs');
  expect(merged.attributes).toEqual({ bedroomsTotal: 3, yearBuilt: 1924 });
  const left = mergeBodies(mine, theirs, new Set(['attributes.bedroomsTotal']));
  expect(left.attributes).toEqual({});
});

test('what a draft keeps beside its fields is nobody’s to choose', () => {
  const noted = { ...mine, timeZone: 'America/Toronto', centre: { lat: 43, lng: -79 } };
  expect(findDifferences(noted, mine)).toEqual([]);
  expect(mergeBodies(noted, theirs, new Set(['title']))).toMatchObject({
    title: 'Theirs',
    timeZone: 'America/Toronto',
  });
});

test('all of theirs is theirs, and none of it is mine', () => {
  const bodies = fc
    .record({ title: fc.string(), description: fc.string() })
    .map((texts): WrittenBody => beginBody({ ...texts, attributes: { brand: texts.title } }));
  fc.assert(
    fc.property(bodies, bodies, (one, other) => {
      const all = new Set(findDifferences(one, other).map(({ field }) => field));
      expect(mergeBodies(one, other, all)).toEqual(other);
      expect(mergeBodies(one, other, new Set())).toEqual(one);
    }),
  );
});

test('what a database has put into another order is the same', () => {
  const price = { amount: 1, currency: 'CAD', period: 'ONCE' } as const;
  const other = { period: 'ONCE', amount: 1, currency: 'CAD' } as const;
  expect(findDifferences(beginBody({ price }), beginBody({ price: other }))).toEqual([]);
});

test('a draft of another program opens as far as it fits', () => {
  const opened = openBody({
    title: 7,
    tags: 'none',
    place: { city: 'Hamilton', pin: 'there' },
    extra: 1,
  });
  expect(opened).toMatchObject({ title: '', tags: [], place: { city: 'Hamilton', pin: null } });
  expect(opened).not.toHaveProperty('extra');
});

test.each([
  [{ hours: {} }, { hours: null }],
  [{ hours: { weekly: [null] } }, { hours: null }],
  [{ pictures: [null, { id: 'a', alt: '' }] }, { pictures: [{ id: 'a', alt: '' }] }],
  [{ place: { pin: {} } }, { place: { pin: null } }],
  [{ price: { amount: 1, currency: 'EUR', period: 'ONCE' } }, { price: null }],
  [{ tags: [1, 'garden'] }, { tags: ['garden'] }],
  [{ contact: { phone: { number: 5 } } }, { contact: { phone: null } }],
])('of %j a form is still whole', (body, expected) => {
  expect(openBody(body)).toMatchObject(expected);
});
