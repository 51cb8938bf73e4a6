import { expect, test } from 'vitest';
import { patchEasyCrop, patchedEasyCrop } from './easy-crop-patch.ts';

test('no HTML string, style sheet or CommonJS module is left in the installed react-easy-crop', () => {
  const patched = patchedEasyCrop();
  expect(patched).not.toMatch(
    /innerHTML|outerHTML|insertAdjacentHTML|styles_default|normalize-wheel/,
  );
  expect(patched).toContain('onMediaLoad');
});

test('a react-easy-crop of another shape is refused', () => {
  expect(() => patchEasyCrop('export default class {}')).toThrow('does not hold');
  expect(() => patchEasyCrop(`${patchedEasyCrop()}`)).toThrow('does not hold');
});
