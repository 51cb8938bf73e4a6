import { resolve } from 'node:path';
import ts from 'typescript';
import { expect, test } from 'vitest';
import { findFieldHolders, holdersIn } from './find-field-holders.ts';

const kit = "import { CheckedInput, Select } from '../../kit/fields.tsx';\n";
const fields = new Map([
  ['CheckedInput', ['checkbox', 'radio']],
  ['Select', ['select']],
  ['MoneyField', ['select']],
] as const);

function holders(text: string) {
  const source = ts.createSourceFile(
    'site/Form.tsx',
    text,
    ts.ScriptTarget.Latest,
    true,
    ts.ScriptKind.TSX,
  );
  return holdersIn(source, fields).map(({ name, kinds }) => `${name}: ${kinds.join(' ')}`);
}

test('a component holds the fields that stand in its JSX, by their type', () => {
  const form = `${kit}export const Form = memo(function Form() {
    return <><Select label="" />{all.map(() => <CheckedInput type="radio" />)}<Other /></>;
  });
  function Other<Select>() { return <p>{text as Select}</p>; }`;
  expect(holders(form)).toEqual(['Form: radio select']);
});

test.each([
  ['currencies={[currency]}', []],
  ['', []],
  ['currencies={all}', ['Form: select']],
  ['currencies={[...all]}', ['Form: select']],
])('an amount with %s shows as many currencies as may be chosen', (given, held) => {
  const part = "import { MoneyField } from '../../parts/money-field.tsx';\n";
  expect(holders(`${part}function Form() { return <MoneyField ${given} />; }`)).toEqual(held);
});

test('a component of the same name from elsewhere is none', () => {
  expect(
    holders("import { Select } from './Select.tsx';\nfunction Form() { return <Select />; }"),
  ).toEqual([]);
});

test.each(['<input type="radio" />', '<input type="checkbox" />', '<select />'])(
  '%s outside of the kit is a mistake',
  (field) => {
    expect(() => holders(`function Form() { return ${field}; }`)).toThrow('outside of the kit');
  },
);

test('the widgets have forms with each kind of field, and each component a name of its own', () => {
  const found = findFieldHolders(resolve(import.meta.dirname, '../src'));
  expect(found.find(({ name }) => name === 'YesField')?.kinds).toEqual(['checkbox']);
  expect(found.find(({ name }) => name === 'SaveSearchDialog')?.kinds).toEqual([
    'checkbox',
    'radio',
    'select',
  ]);
  const names = found.map(({ name }) => name);
  expect(names.length).toBeGreaterThan(60);
  expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([]);
});
