import { expect, test } from 'vitest';
import { areaPath, barsOf, dotPath, drawing, layOut, linePath, timeAt } from './chart-layout.ts';

const times = ['2026-11-01', '2026-11-02', '2026-11-03', '2026-11-04'];
const views = { id: 'views', label: 'Views', values: [100, null, 300, 200] };
const data = { times, series: [views] };

test('the values have round marks around them', () => {
  const { marks } = layOut(data, 'bar');
  expect(marks.map(({ value }) => value)).toEqual([0, 100, 200, 300]);
  expect(marks[0]?.y).toBe(drawing.height);
  expect(marks.at(-1)?.y).toBe(0);
});

test.each([
  ['nothing', 0, 1, [0, 1, 2]],
  ['one order', 1, 1, [0, 1, 2]],
  ['seven orders', 7, 1, [0, 2, 4, 6, 8]],
  ['a sale of half a dollar', 50, 100, [0, 100, 200]],
])('of %s the marks are whole units', (_, high, unit, marks) => {
  const layout = layOut({ times, series: [{ ...views, values: [0, high] }] }, 'bar', unit);
  expect(layout.marks.map(({ value }) => value)).toEqual(marks);
});

test('bars and areas start at zero, a line near its values', () => {
  const far = { times, series: [{ ...views, values: [1000, 1010, 1020, 1030] }] };
  expect(layOut(far, 'bar').marks[0]?.value).toBe(0);
  expect(layOut(far, 'area').marks[0]?.value).toBe(0);
  expect(layOut(far, 'line').marks[0]?.value).toBe(1000);
});

test('values below zero hang from it', () => {
  const layout = layOut({ times, series: [{ ...views, values: [-50, 50, null, null] }] }, 'bar');
  const [below, above] = barsOf({ ...views, values: [-50, 50] }, layout, { index: 0, count: 1 });
  expect(below?.y).toBe(layout.base);
  expect((above?.y ?? 0) + (above?.height ?? 0)).toBe(layout.base);
  expect(above?.height).toBe(below?.height);
});

test.each([
  ['none', []],
  ['one', [7]],
  ['all the same', [0, 0, 0, 0]],
])('with %s there is still a drawing', (_, values) => {
  const layout = layOut({ times, series: [{ ...views, values }] }, 'line');
  expect(layout.marks.length).toBeGreaterThan(1);
  for (const { y } of layout.marks) expect(Number.isFinite(y)).toBe(true);
});

test('a line breaks where there is no value, and so does an area', () => {
  const layout = layOut(data, 'line');
  expect(linePath(views, layout).match(/M/g)).toHaveLength(2);
  expect(areaPath(views, layout).match(/Z/g)).toHaveLength(2);
  expect(barsOf(views, layout, { index: 0, count: 1 })).toHaveLength(3);
});

test('a value that no line joins is a dot', () => {
  const layout = layOut(data, 'line');
  expect(dotPath(views, layout)).toMatch(/^M75,\d+(\.\d+)?h0$/);
  expect(dotPath({ ...views, values: [1, 2, 3, 4] }, layout)).toBe('');
});

test('of many times four are named, the first and the last among them', () => {
  const long = Array.from({ length: 30 }, (_, index) => String(index));
  expect(layOut({ times: long, series: [] }, 'line').named).toEqual([0, 10, 19, 29]);
  expect(layOut(data, 'line').named).toEqual([0, 1, 2, 3]);
});

test.each([
  [-1, 0],
  [0.49, 1],
  [0.5, 2],
  [1, 3],
])('at %d of the width is time %i of four', (part, time) => {
  expect(timeAt(part, 4)).toBe(time);
});
