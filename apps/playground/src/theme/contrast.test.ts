import { expect, test } from 'vitest';
import { catalogue } from '../catalogue/catalogue.fixture.ts';
import { contrastRatio, formatRatio, parseColour, textOnAccent } from './contrast.ts';
import { findPoorContrast } from './contrast-pairs.ts';
import { readTokens } from './read-tokens.ts';

test.each([
  ['#000000', '#ffffff', '21.00'],
  ['#ffffff', '#ffffff', '1.00'],
  ['#777', '#fff', '4.47'],
  ['#767676', '#FFFFFF', '4.54'],
  ['#0b6b74', '#ffffff', '6.23'],
])('%s on %s is %s to 1', (one, other, ratio) => {
  expect(formatRatio(contrastRatio(one, other) ?? 0)).toBe(ratio);
  expect(contrastRatio(one, other)).toBe(contrastRatio(other, one));
});

test('a ratio just under its limit does not read as if it held', () => {
  expect(formatRatio(4.4999)).toBe('4.49');
});

test.each(['red', '#12', '#12345g', 'oklch(1 0 0)', ''])('%s is no colour of ours', (text) => {
  expect(parseColour(text)).toBeUndefined();
  expect(contrastRatio(text, '#fff')).toBeUndefined();
});

test.each([
  ['#0b6b74', '#ffffff'],
  ['#5cc8d2', '#130f0f'],
  ['#ffff00', '#130f0f'],
])('the text on the accent %s is %s', (accent, text) => {
  expect(textOnAccent(accent)).toBe(text);
});

test('colours of the page’s own that are too close are told, in the scheme in which they are', () => {
  const poor = findPoorContrast(catalogue.tokens, { '--bw-accent': '#f2c14e' });
  expect(poor.map(({ of, on, scheme }) => `${of} ${on} ${scheme}`)).toEqual([
    '--bw-accent --bw-background light',
  ]);
  expect(poor[0]?.least).toBe(4.5);
});

test('as long as a page sets nothing there is nothing to warn of', () => {
  expect(findPoorContrast(catalogue.tokens, {})).toEqual([]);
});

test('tokens are read from the sheet that uses them, derived ones too', () => {
  const css = `.a {
    --_line: var(--bw-line, light-dark(#d9dee5, #34404c));
    --_on-accent: var(
      --bw-on-accent,
      oklch(from var(--_accent) clamp(0.18, (0.57 - l) * 1000, 1) 0.01 h)
    );
    --_radius-card: var(--bw-radius-card, 10px);
    --_hover: color-mix(in oklch, var(--_accent) 88%, var(--_ink));
  }`;
  expect(readTokens(css).map(({ name, kind, light, dark }) => [name, kind, light, dark])).toEqual([
    ['--bw-line', 'colour', '#d9dee5', '#34404c'],
    ['--bw-on-accent', 'colour', expect.stringContaining('oklch('), expect.any(String)],
    ['--bw-radius-card', 'length', '10px', '10px'],
  ]);
});
