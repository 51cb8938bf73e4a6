import { untouchedTable } from '@boardwalk/sdk-core/vocabulary/table/table-state';
import { expect, test } from 'vitest';
import { attributeName, attributeText } from '../../element/attributes/parse-attribute.ts';
import { readAttributes } from '../../element/attributes/read-attributes.ts';
import { readTable, tableAttributes, writeTable } from './table-attributes.ts';

/** Through the texts of a tag and back. */
function throughTag(state: typeof untouchedTable) {
  const texts: Record<string, string | null> = {};
  for (const [property, value] of Object.entries(writeTable(state))) {
    const attribute = tableAttributes[property as keyof typeof tableAttributes];
    texts[attributeName(property)] = attributeText(attribute, value);
  }
  const { values, wrong } = readAttributes(tableAttributes, (name) => texts[name] ?? null);
  expect(wrong).toEqual([]);
  return readTable(values as Parameters<typeof readTable>[0]);
}

test('a table of which nothing is chosen is one without attributes', () => {
  const { values } = readAttributes(tableAttributes, () => null);
  expect(readTable(values as Parameters<typeof readTable>[0])).toEqual(untouchedTable);
  expect(throughTag(untouchedTable)).toEqual(untouchedTable);
});

test.each(['ascending', 'descending'] as const)('what is chosen comes back, %s', (direction) => {
  const state = {
    query: 'sofa & chair',
    filters: { state: 'a=b', role: 'owner' },
    sort: { column: 'price', direction },
    page: 7,
    hidden: ['area', 'age'],
  };
  expect(throughTag(state)).toEqual(state);
});
