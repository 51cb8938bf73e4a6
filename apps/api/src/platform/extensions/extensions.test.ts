import { expect, test } from 'vitest';
import { keyedPoint, listPoint, provide, singlePoint } from './extension-point.ts';
import { joinExtensions } from './extensions.ts';

interface Tool {
  readonly names: readonly string[];
}

const colours = listPoint<string>('colours');
const clockFace = singlePoint<number>('clockFace');
const tools = keyedPoint<Tool>('tools', ({ names }) => names);
const owned = keyedPoint<string>('owned', (_, domain) => [domain]);

const saw: Tool = { names: ['saw', 'handsaw'] };
const plane: Tool = { names: ['plane'] };

test('a list has the values of all domains, in their order', () => {
  const extensions = joinExtensions([
    { name: 'sky', provides: [provide(colours, 'blue', 'grey')] },
    { name: 'none' },
    { name: 'field', provides: [provide(colours, 'green'), provide(clockFace, 12)] },
  ]);
  expect(extensions.all(colours)).toEqual(['blue', 'grey', 'green']);
});

test('where nobody provides anything a list is empty, and a single value missing', () => {
  const extensions = joinExtensions([{ name: 'sky', provides: [provide(colours)] }]);
  expect(extensions.all(colours)).toEqual([]);
  expect(extensions.all(tools)).toEqual([]);
  expect(extensions.byKey(tools).size).toBe(0);
  expect(extensions.find(clockFace)).toBeUndefined();
});

test('keyed values are found by each of their keys, and are one value', () => {
  const extensions = joinExtensions([
    { name: 'shed', provides: [provide(tools, saw), provide(owned, 'a ladder')] },
    { name: 'barn', provides: [provide(tools, plane), provide(owned, 'a cart')] },
  ]);
  const byName = extensions.byKey(tools);
  expect([byName.get('saw'), byName.get('handsaw'), byName.get('plane')]).toEqual([
    saw,
    saw,
    plane,
  ]);
  expect([byName.get('axe'), byName.get('__proto__')]).toEqual([undefined, undefined]);
  expect(extensions.all(tools)).toEqual([saw, plane]);
  expect([...extensions.byKey(owned)]).toEqual([
    ['shed', 'a ladder'],
    ['barn', 'a cart'],
  ]);
});

test('the value of a required point is there', () => {
  const extensions = joinExtensions([
    { name: 'tower', requires: [clockFace] },
    { name: 'maker', provides: [provide(clockFace, 12)] },
  ]);
  expect([extensions.get(clockFace), extensions.find(clockFace)]).toEqual([12, 12]);
});

test.each([[], [{ name: 'maker', provides: [provide(clockFace)] }]])(
  'a required point that nobody provides stops the start, with its name and that of its reader',
  (...makers) => {
    const join = () => joinExtensions([{ name: 'tower', requires: [clockFace] }, ...makers]);
    expect(join).toThrow('No domain provides clockFace, which tower requires.');
  },
);

test('a point that is read without being required throws where nobody provides it', () => {
  expect(() => joinExtensions([]).get(clockFace)).toThrow('clockFace');
});

test.each([
  [
    { name: 'maker', provides: [provide(clockFace, 12)] },
    { name: 'other', provides: [provide(clockFace, 24)] },
  ],
  [{ name: 'maker', provides: [provide(clockFace, 12, 24)] }],
])('a single point with two values stops the start, with its name and theirs', (...makers) => {
  expect(() => joinExtensions(makers)).toThrow(
    /clockFace takes one value.*maker and (?:other|maker)/,
  );
});

test('two values of one key stop the start, with the key and the domains', () => {
  const join = () =>
    joinExtensions([
      { name: 'shed', provides: [provide(tools, saw)] },
      { name: 'barn', provides: [provide(tools, { names: ['axe', 'saw'] })] },
    ]);
  expect(join).toThrow('tools has "saw" twice, from shed and barn');
});

test('a point of the same name is another point', () => {
  const extensions = joinExtensions([{ name: 'sky', provides: [provide(colours, 'blue')] }]);
  expect(extensions.all(listPoint<string>('colours'))).toEqual([]);
});

test('nothing can be added later', () => {
  const colour = provide(colours, 'blue');
  const extensions = joinExtensions([{ name: 'sky', provides: [colour] }]);
  // @ts-expect-error: a list is read only
  expect(() => extensions.all(colours).push('red')).toThrow(TypeError);
  // @ts-expect-error: and so is what a domain provides
  expect(() => colour.values.push('red')).toThrow(TypeError);
  expect(Object.isFrozen(extensions)).toBe(true);
  expect(extensions.all(colours)).toEqual(['blue']);
});

test('a value of another type does not compile', () => {
  // @ts-expect-error: colours are texts
  provide(colours, 7);
  // @ts-expect-error: a tool has names
  provide(tools, { name: 'saw' });
  const extensions = joinExtensions([]);
  const found: number | undefined = extensions.find(clockFace);
  // @ts-expect-error: a single value is no list
  extensions.all(clockFace);
  // @ts-expect-error: a list has no keys
  extensions.byKey(colours);
  expect(found).toBeUndefined();
});
