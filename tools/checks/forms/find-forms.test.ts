import { expect, test } from 'vitest';
import { parse } from '../find-table-writes.ts';
import { findForms } from './find-forms.ts';

const forms = (code: string) =>
  findForms(parse('Part.tsx', code)).map(({ line, by }) => `${line} ${by}`);

test.each([
  ['const Part = () => <form><input /></form>;', ['1 <form>']],
  ['const Part = () => (\n  <div>\n    <form {...form.form} />\n  </div>\n);', ['3 <form>']],
  ["const Part = () => createElement('form', {}, fields);", ['1 <form>']],
  ['const form = useSubmission({ check, send });', ['1 useSubmission']],
])('a form of its own is found: %s', (code, expected) => {
  expect(forms(code)).toEqual(expected);
});

test.each([
  'const Part = () => <Form form={useForm({ send })}><Button type="submit" /></Form>;',
  'const Part = () => <PlainForm onSubmit={search} />;',
  "const level = createElement('h2', {}, 'form');",
  'type Ref = RefObject<HTMLFormElement>; // <form> as it stands',
])('other code is not: %s', (code) => {
  expect(forms(code)).toEqual([]);
});
