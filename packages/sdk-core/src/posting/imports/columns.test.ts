import { describe, expect, test } from 'vitest';
import { formRows } from '../../listings/form/forms.ts';
import { itemFrench } from '../../listings/item/labels.fr.ts';
import { itemLabels } from '../../listings/item/labels.ts';
import { kindFrench } from '../../listings/labels/kind-labels.fr.ts';
import { kindLabels } from '../../listings/labels/kind-labels.ts';
import { propertyFrench } from '../../listings/property/labels.fr.ts';
import { propertyLabels } from '../../listings/property/labels.ts';
import { columnLetters } from '../../vocabulary/imports/table-faults.ts';
import { cellFaults } from './cell-faults.ts';
import { choiceLabel, columnLabel, type ImportColumnLabels } from './column-labels.ts';
import {
  importColumnMessages,
  importFaultMessages,
  readingNoteMessages,
} from './column-messages.ts';
import { columnOfPath, importColumns } from './columns.ts';
import { type ImportKind, importKinds } from './import-kinds.ts';
import { importsFrench } from './imports-messages.fr.ts';
import { readingNotes } from './reading-schemas.ts';

const french = {
  shared: { ...importColumnMessages, ...importsFrench['posting/import-columns'] },
  kinds: { ...kindLabels, ...kindFrench },
};
const own = {
  item: { english: itemLabels, french: { ...itemLabels, ...itemFrench } },
  property: { english: propertyLabels, french: { ...propertyLabels, ...propertyFrench } },
};

function languagesOf(kind: ImportKind): readonly ImportColumnLabels[] {
  return [
    { kind, shared: importColumnMessages, kinds: kindLabels, own: own[kind].english },
    { kind, ...french, own: own[kind].french },
  ];
}

describe.each(importKinds)('the table of %s', (kind) => {
  const columns = importColumns(kind);

  test('has a column for each field that its owner fills in', () => {
    const fields = columns.map(({ field }) => field);
    for (const [field] of formRows(kind)) expect(fields).toContain(field);
    expect(new Set(fields).size).toBe(fields.length);
  });

  test('calls no two columns alike, and no two values of one', () => {
    for (const words of languagesOf(kind)) {
      const names = columns.map((column) => columnLabel(column, words).toLowerCase());
      expect(names).toEqual([...new Set(names)]);
      for (const column of columns) {
        const { control } = column;
        if (control.as !== 'choice' && control.as !== 'choices') continue;
        const codes = [...new Set(control.values)];
        const values = codes.map((value) => choiceLabel(column, value, words));
        expect(values).toEqual([...new Set(values)]);
        // Several values stand in one cell, with such a mark between them.
        if (control.as === 'choices') expect(values.join('')).not.toMatch(/[,;|]/);
      }
    }
  });

  test('names each column in words', () => {
    for (const words of languagesOf(kind)) {
      for (const column of columns) expect(columnLabel(column, words)).not.toBe(column.field);
    }
  });
});

test.each([
  ['place.pin', 'latitude'],
  ['place.pin.lng', 'longitude'],
  ['contact.phone.number', 'contactPhone'],
  ['price', 'price'],
  ['price.amount', 'price'],
  ['price.period', 'period'],
  ['tags.0', 'tags'],
  ['attributes.buildingType', 'buildingType'],
  ['hours', undefined],
])('%s is told at the column %s', (path, field) => {
  expect(columnOfPath(importColumns('property'), path)?.field).toBe(field);
});

test('every fault and every note has its words', () => {
  for (const fault of cellFaults) expect(importFaultMessages[fault]).toMatch(/\S/);
  for (const note of readingNotes) expect(readingNoteMessages[note]).toMatch(/\S/);
});

test.each([
  [1, 'A'],
  [26, 'Z'],
  [27, 'AA'],
  [52, 'AZ'],
  [703, 'AAA'],
])('column %d is %s', (column, letters) => {
  expect(columnLetters(column)).toBe(letters);
});
