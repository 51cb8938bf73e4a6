import { expect, test } from 'vitest';
import {
  captionPicture,
  type ListedPicture,
  movePicture,
  removePicture,
  restorePicture,
} from './picture-order.ts';

const picture = (id: string): ListedPicture => ({
  id,
  source: `/${id}.webp`,
  caption: '',
  upload: { state: 'done' },
});
const pictures = ['a', 'b', 'c', 'd'].map(picture);
const ids = (list: readonly ListedPicture[]) => list.map(({ id }) => id).join('');

test.each([
  ['d', 0, 'dabc'],
  ['a', 2, 'bcad'],
  ['b', 1, 'abcd'],
  ['b', 99, 'acdb'],
  ['b', -1, 'bacd'],
  ['x', 1, 'abcd'],
])('%s at place %i: %s', (id, place, order) => {
  expect(ids(movePicture(pictures, id, place))).toBe(order);
});

test('a removed picture comes back to its place, once, whatever has become of the others', () => {
  const left = removePicture(pictures, 'b');
  expect(ids(left)).toBe('acd');
  expect(ids(restorePicture(left, picture('b'), 1))).toBe('abcd');
  expect(ids(restorePicture(removePicture(left, 'a'), picture('b'), 1))).toBe('cbd');
  expect(ids(restorePicture([], picture('b'), 1))).toBe('b');
  expect(ids(restorePicture(pictures, picture('b'), 0))).toBe('abcd');
});

test('a caption changes that of one picture', () => {
  expect(captionPicture(pictures, 'b', 'Garden').map(({ caption }) => caption)).toEqual([
    '',
    'Garden',
    '',
    '',
  ]);
});
