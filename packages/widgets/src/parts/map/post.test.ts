import { expect, test } from 'vitest';
import { findPost } from './post.ts';

const sign = { width: 30, height: 24 };

test('a sign that stands where it belongs has its post below it', () => {
  expect(findPost(sign, { x: 0, y: 0 })).toEqual({ left: 0, top: 12, length: 9, turn: 0 });
});

test('below its place its post leads upwards, and not across it', () => {
  const post = findPost(sign, { x: 0, y: 41 });
  expect(post).toMatchObject({ left: 0, top: -12, length: 8 });
  expect(post.turn).toBeCloseTo(Math.PI);
});

test('beside its place its post ends where its foot stands', () => {
  const { left, top, length, turn } = findPost(sign, { x: 36, y: 0 });
  expect(left).toBe(-15);
  expect(left - Math.sin(turn) * length).toBeCloseTo(-36);
  expect(top + Math.cos(turn) * length).toBeCloseTo(21);
});

test('above its foot it has none', () => {
  expect(findPost(sign, { x: 0, y: 20 }).length).toBe(0);
});
