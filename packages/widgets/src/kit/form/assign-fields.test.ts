import { expect, test } from 'vitest';
import { assignFields } from './assign-fields.ts';

const names = ['title', 'hours', 'phone.number'];
const assign = (...fields: readonly (readonly [path: string, message: string])[]) =>
  assignFields(
    fields.map(([path, message]) => ({ path, message })),
    (name) => names.includes(name),
  );

test('a field at fault is found by its path in the body', () => {
  expect(assign(['body.phone.number', 'no phone'], ['title', 'too long'])).toEqual({
    'phone.number': 'no phone',
    title: 'too long',
  });
});

test('a fault deep inside of a field is told at the field, the first of several', () => {
  expect(assign(['body.hours.weekly.3.closes', 'too late'], ['body.hours', 'too many'])).toEqual({
    hours: 'too late',
  });
});

test('a fault outside of the form is told at no field', () => {
  expect(assign(['body.phone', 'missing'], ['query.page', 'too high'])).toEqual({});
});
