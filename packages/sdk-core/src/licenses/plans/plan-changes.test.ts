import { expect, test } from 'vitest';
import { withPlanChanges } from './plan-changes.ts';
import type { Plan } from './schemas.ts';

function plan(id: string, seats: number): Plan {
  return {
    ...{ id, nickname: id, note: '', seat_count: seats },
    price: { amount: 18_000, currency: 'CAD' },
    ...{ license_class: 'STANDARD', license_type: 'YEARLY', version: 1 },
  };
}

const known = [plan('corner', 1), plan('town', 20)];

test('a plan that was made stands among the others by its seats', () => {
  const made = withPlanChanges(known, new Map([['street', plan('street', 5)]]));
  expect(made.map(({ id }) => id)).toEqual(['corner', 'street', 'town']);
});

test('one that was changed is as it is now, also in its place', () => {
  const changed = withPlanChanges(known, new Map([['corner', plan('corner', 50)]]));
  expect(changed).toEqual([plan('town', 20), plan('corner', 50)]);
});

test('one that has ended is gone, whether the answer still has it or not', () => {
  const ended = new Map([['town', null]]);
  expect(withPlanChanges(known, ended)).toEqual([plan('corner', 1)]);
  expect(withPlanChanges([plan('corner', 1)], ended)).toEqual([plan('corner', 1)]);
});

test('plans of equal seats stay in their order', () => {
  const equal = [plan('first', 5), plan('second', 5)];
  expect(withPlanChanges(equal, new Map())).toEqual(equal);
});
