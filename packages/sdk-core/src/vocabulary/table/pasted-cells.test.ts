import fc from 'fast-check';
import { expect, test } from 'vitest';
import { mostPastedCells, readPastedCells, writeCopiedCells } from './pasted-cells.ts';

test.each([
  ['one cell', '12.50', [['12.50']]],
  ['nothing', '', [['']]],
  [
    'a block of a spreadsheet, which ends with a line break',
    'a\tb\r\nc\td\r\n',
    [
      ['a', 'b'],
      ['c', 'd'],
    ],
  ],
  ['line breaks of other systems', 'a\nb\rc', [['a'], ['b'], ['c']]],
  [
    'empty cells',
    'a\t\n\tb\t',
    [
      ['a', ''],
      ['', 'b', ''],
    ],
  ],
  ['a cell with a tab, a line break and quotation marks', '"a\tb\n""c"""\td', [['a\tb\n"c"', 'd']]],
  ['a quotation mark that opens nothing', '5" pipe\t"a" b', [['5" pipe', '"a" b']]],
  ['one that is never closed', '"a\tb', [['"a', 'b']]],
] as const)('%s', (_, text, cells) => {
  expect(readPastedCells(text)).toEqual(cells);
});

test('what is copied is read as it was', () => {
  const rows = fc
    .tuple(fc.integer({ min: 1, max: 4 }), fc.integer({ min: 1, max: 4 }))
    .chain(([height, width]) =>
      fc.array(fc.array(fc.string(), { minLength: width, maxLength: width }), {
        minLength: height,
        maxLength: height,
      }),
    );
  fc.assert(
    fc.property(rows, (cells) => {
      fc.pre(!(cells.length > 1 && cells.at(-1)?.join('') === ''));
      expect(readPastedCells(writeCopiedCells(cells))).toEqual(cells);
    }),
  );
});

test('a paste of a million cells and of quotation marks alone comes to its end', () => {
  const cells = readPastedCells('1\t'.repeat(1_000_000)).flat();
  expect(cells.length).toBeLessThanOrEqual(mostPastedCells + 1);
  expect(readPastedCells('"'.repeat(200_001)).flat()).toHaveLength(1);
});
