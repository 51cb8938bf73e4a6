import { expect, test } from 'vitest';
import { findFeatures } from './find-features.ts';
import { findNewerFeatures } from './newer-features.ts';
import { parseBuilt } from './parse-built.ts';

const newer = findNewerFeatures();
const featuresOf = (code: string) => [...findFeatures(parseBuilt(code, true), newer)];

test.each([
  ['scheduler.postTask(work)', ['scheduler']],
  ['window.cookieStore', ['cookieStore']],
  ['Promise.try(work)', ['Promise.try']],
  ['new Set(a).union(b)', []],
  ['document.body.currentCSSZoom', ['.currentCSSZoom']],
  ['const css = "a{text-wrap:pretty;color:red}"', []],
  ['const css = `a{interpolate-size:allow-keywords}`', ['property interpolate-size']],
  ['const css = "@position-try x{left:0}"', ['@position-try']],
])('%s is newer than the promised browsers: %j', (code, features) => {
  expect(featuresOf(code)).toEqual(features);
});

test.each([
  'Object.hasOwn(a, "b"); [1].findLast(Boolean); a.replaceAll("a", "b"); structuredClone(a);',
  'element.showPopover(); AbortSignal.any([]); new CSSStyleSheet(); CSS.registerProperty(a);',
  'function scheduler() {} scheduler();',
  'const { navigation } = settings; navigation();',
])('%s is not', (code) => {
  expect(featuresOf(code)).toEqual([]);
});

test('syntax that some promised browser can’t read is refused', () => {
  expect(() => featuresOf('using file = open();')).toThrow();
  expect(() => featuresOf('/[\\p{L}--[a-z]]/v')).toThrow();
});
