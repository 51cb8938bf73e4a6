import { expect, test } from 'vitest';
import { readCartLink, writeCartLink } from './cart-link.ts';

test.each([
  [
    '12:2,15:1',
    [
      [12, 2],
      [15, 1],
    ],
  ],
  [
    ' 12 , 15:3 ',
    [
      [12, 1],
      [15, 3],
    ],
  ],
  ['12:2,12:3', [[12, 5]]],
  ['12:999,12:999', [[12, 999]]],
  ['', []],
  ['0:1,12:0,-1:2,1.5:2,a:b,12:1e9,12:2000,<script>:1', []],
])('%s names %j', (text, named) => {
  expect(readCartLink(text)).toEqual(named.map(([item, quantity]) => ({ item, quantity })));
});

test('a link names twenty things at most', () => {
  const text = Array.from({ length: 30 }, (_, index) => `${index + 1}:1`).join(',');
  expect(readCartLink(text)).toHaveLength(20);
});

test('what is written is read', () => {
  const items = [
    { item: 7, quantity: 2 },
    { item: 9, quantity: 1 },
  ];
  expect(readCartLink(writeCartLink(items))).toEqual(items);
});
