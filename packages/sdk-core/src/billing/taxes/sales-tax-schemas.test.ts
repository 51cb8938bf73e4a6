import { expect, test } from 'vitest';
import { salesTaxes } from './sales-tax-schemas.ts';

const state = { state: 'NY', portion: 80_000, from: '2026-01-01', isOnShipping: true };
const registration = { country: 'CA', region: 'BC', from: '2026-01-01' };

/** The places of the faults of a file. */
function faultsIn(states: readonly unknown[], registrations: readonly unknown[] = []) {
  const { error } = salesTaxes.safeParse({ states, registrations });
  return error?.issues.map(({ path }) => path.join('.')) ?? [];
}

test('a file with a state after the other, and registrations', () => {
  const next = { ...state, from: '2027-01-01', classes: { groceries: 'exempt', books: 0 } };
  const states = [{ ...state, until: '2027-01-01' }, next, { ...state, state: 'TX' }];
  expect(faultsIn(states, [registration, { ...registration, region: null }])).toEqual([]);
});

test.each([
  [{ ...state, state: 'ON' }, 'states.0.state'],
  [{ ...state, portion: 1_000_001 }, 'states.0.portion'],
  [{ ...state, portion: -1 }, 'states.0.portion'],
  [{ ...state, portion: 8.5 }, 'states.0.portion'],
  [{ ...state, from: '2026-02-30' }, 'states.0.from'],
  [{ ...state, until: '2026-01-01' }, 'states.0.until'],
  [{ ...state, rate: 8 }, 'states.0'],
  [{ ...state, isOnShipping: undefined }, 'states.0.isOnShipping'],
  [{ ...state, classes: { food: 0 } }, 'states.0.classes'],
  [{ ...state, classes: { standard: 0 } }, 'states.0.classes'],
  [{ ...state, classes: { groceries: 'free' } }, 'states.0.classes.groceries'],
])('%j has a fault in %s', (one, place) => {
  expect(faultsIn([one])).toEqual([place]);
});

test.each([
  [{ ...registration, region: 'NY' }, 'registrations.0.region'],
  [{ ...registration, country: 'FR' }, 'registrations.0.country'],
  [{ ...registration, until: '2025-12-31' }, 'registrations.0.until'],
])('a registration %j has a fault in %s', (one, place) => {
  expect(faultsIn([], [one])).toContain(place);
});

test.each([
  [{ until: '2026-07-01' }, { from: '2026-06-30' }],
  [{}, { from: '2026-06-30' }],
  [{ from: '2026-06-30' }, { until: '2026-07-01' }],
  [{}, {}],
])('a state has no two taxes at a time: %j and %j', (one, other) => {
  expect(
    faultsIn([
      { ...state, ...one },
      { ...state, ...other },
    ]),
  ).toEqual(['states.1.from']);
});
