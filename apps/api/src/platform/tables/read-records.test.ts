import { expect, test } from 'vitest';
import { readRecords } from './read-records.ts';

async function read(table: string | Uint8Array) {
  const records = [];
  for await (const record of readRecords(Buffer.from(table))) records.push(record);
  return records;
}

test.each([
  ['2,"Cozy" table,red', '"Cozy" table'],
  ['2,"Cozy" and "warm",red', '"Cozy" and "warm"'],
  ['2,"6"" table",red', '6" table'],
  ['2,"""Cozy"" table",red', '"Cozy" table'],
  ['2,6" table,red', '6" table'],
  ['2, "Cozy" ,red', 'Cozy'],
  ['2,"Oak, oiled" ,red', 'Oak, oiled'],
  ['2, Cozy ,red', 'Cozy'],
  ['2,"Oak\noiled",red', 'Oak\noiled'],
  ['2,"""Oak""\noiled",red', '"Oak"\noiled'],
  ['2,"""Oak\noiled"" table",red', '"Oak\noiled" table'],
  ['2,"""Cozy""",red', '"Cozy"'],
])('a cell of %j is %j, and the rows around it are read', async (row, cell) => {
  const cells = (await read(`a,b,c\n1,x,y\n${row}\n3,z,w\n`)).map((record) =>
    'cells' in record ? record.cells : record,
  );
  expect(cells).toEqual([
    ['a', 'b', 'c'],
    ['1', 'x', 'y'],
    ['2', cell, 'red'],
    ['3', 'z', 'w'],
  ]);
});

test('a quotation that is closed by that of another row does not swallow the rows between', async () => {
  const records = await read('a,b\n1,x\n2,"Oak, oiled\n3,"Pine"\n4,z\n');
  expect(records.slice(0, 2)).toMatchObject([{ cells: ['a', 'b'] }, { cells: ['1', 'x'] }]);
  expect(records[2]).toMatchObject({ row: 3, fault: 'unreadable' });
  expect(records).toHaveLength(3);
});

test.each([
  ['PK\x03\x04\x14\x00\x06\x00', 'workbook'],
  ['PK\x03\x04abcdefghijk', 'workbook'],
  ['\xd0\xcf\x11\xe0\xa1\xb1', 'workbook'],
  ['%PDF-1.7\n', 'notText'],
  ['{\\rtf1 table}', 'notText'],
])('a file that begins with %j is told as %s, in one sentence', async (bytes, fault) => {
  expect(await read(Buffer.from(bytes, 'latin1'))).toEqual([{ row: 1, column: 1, fault }]);
});
