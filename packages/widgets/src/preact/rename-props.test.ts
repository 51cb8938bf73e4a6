import { expect, test } from 'vitest';
import { renameProps } from './rename-props.ts';

const act = () => {};

test.each([
  ['input', { type: 'text', onChange: act }, { type: 'text', oninput: act }],
  ['input', { onChange: act }, { oninput: act }],
  ['input', { type: 'checkbox', onChange: act }, { type: 'checkbox', onChange: act }],
  ['textarea', { onChange: act }, { oninput: act }],
  ['select', { onChange: act }, { onChange: act }],
  ['div', { onFocus: act, onBlur: act }, { onfocusin: act, onfocusout: act }],
  ['path', { strokeWidth: 2, d: 'M0 0' }, { 'stroke-width': 2, d: 'M0 0' }],
])('%s takes %o as %o', (type, props, expected) => {
  expect(renameProps(type, props)).toEqual(expected);
});

test('props without another name stay the very object, and no object is changed', () => {
  const same = { className: 'card', onClick: act };
  expect(renameProps('div', same)).toBe(same);
  const other = Object.freeze({ onBlur: act });
  expect(renameProps('div', other)).not.toBe(other);
});
