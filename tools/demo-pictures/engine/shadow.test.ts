import { expect, test } from 'vitest';
import { daylight } from '../scene/daylight.ts';
import type { Frame } from './pen.ts';
import { area, boundsOf } from './polygon.ts';
import { casterOf, shadowOn } from './shadow.ts';
import { box } from './solid.ts';

const ground: Frame = { origin: [0, 0, 0], u: [1, 0, 0], v: [0, 0, 1], normal: [0, 1, 0] };
const caster = casterOf(box([0, 0, 0], [1, 2, 1], '#808080'));

test('a shadow falls away from the sun', () => {
  const [left, , right] = boundsOf(shadowOn(ground, caster, daylight('afternoon', -0.6)));
  expect(left).toBeCloseTo(0, 1);
  expect(right).toBeGreaterThan(1.5);
});

test('a low sun throws a longer shadow than a high one', () => {
  const long = Math.abs(area(shadowOn(ground, caster, daylight('golden', 0.6))));
  const short = Math.abs(area(shadowOn(ground, caster, daylight('noon', 0.6))));
  expect(long).toBeGreaterThan(short * 1.5);
});

test('nothing is thrown on a plane above the body', () => {
  const above: Frame = { ...ground, origin: [0, 5, 0] };
  expect(shadowOn(above, caster, daylight('noon', 0.6))).toEqual([]);
});
