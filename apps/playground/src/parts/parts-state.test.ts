import { expect, test } from 'vitest';
import { readParts, writeParts } from './parts-state.ts';

const parts = ['chart', 'menu'];

test('an address without choices shows the first part as most people see it', () => {
  expect(readParts(new URLSearchParams(), parts)).toEqual({
    part: 'chart',
    theme: 'light',
    locale: 'en-CA',
    direction: 'ltr',
    width: 'full',
  });
});

test('what is chosen stands in the address, and comes out of it again', () => {
  const state = {
    part: 'menu',
    theme: 'dark',
    locale: 'fr-CA',
    direction: 'rtl',
    width: '390',
  } as const;
  expect(readParts(new URLSearchParams(writeParts(state)), parts)).toEqual(state);
});

test('what there is not is not shown', () => {
  const query = new URLSearchParams('part=<script>&theme=red&locale=xx&direction=up&width=1e9');
  expect(readParts(query, parts)).toEqual(readParts(new URLSearchParams(), parts));
});

test('a playground without parts says so', () => {
  expect(() => readParts(new URLSearchParams(), [])).toThrow('There is no part');
});
