import { expect, test } from 'vitest';
import { directionOf } from './direction.ts';

test.each([
  ['en-CA', null, 'ltr'],
  ['fr-CA', null, 'ltr'],
  ['ar-EG', null, 'rtl'],
  ['he', undefined, 'rtl'],
  ['fa-IR', 'auto', 'rtl'],
  ['ur-PK', 'ltr', 'ltr'],
  ['en-CA', 'rtl', 'rtl'],
  // Mapuche and Herero only begin like them.
  ['arn', null, 'ltr'],
  ['her', null, 'ltr'],
] as const)('%s with dir %s reads %s', (locale, dir, direction) => {
  expect(directionOf(locale, dir)).toBe(direction);
});
