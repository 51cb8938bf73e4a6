import { globSync, readFileSync } from 'node:fs';
import { testFile } from '../../../architecture.mjs';
import { parse } from '../find-table-writes.ts';
import { findForms } from './find-forms.ts';

/**
 * Widgets make forms in one way: `useForm` with `Form`, in dialogs with `DialogForm`. What acts at
 * once on what shows, such as a search, is a `PlainForm` (docs/architecture/forms.md#one-form).
 */
const root = 'packages/widgets/src';
/** The component that a form is, and the hook that drives it. */
const way = [`${root}/parts/form/Form.tsx`, `${root}/parts/form/use-form.ts`];
/** What sends nothing that could be refused. */
const plain = `${root}/kit/form/PlainForm.tsx`;

const isTest = (file: string) => new RegExp(testFile).test(file);
const files = globSync(`${root}/**/*.{ts,tsx}`).filter((file) => !isTest(file));
const found = files
  .sort()
  .flatMap((file) =>
    findForms(parse(file, readFileSync(file, 'utf8'))).map((form) => ({ file, ...form })),
  );

const others = found.filter(({ file }) => ![...way, plain].includes(file));
for (const { file, line, by } of others) {
  console.log(
    `${file}:${line}: ${by} of its own; use Form or DialogForm with useForm, or PlainForm`,
  );
}
const ways = new Set(others.map(({ file }) => file)).size + 1;
const isComplete = [...way, plain].every((file) => found.some((one) => one.file === file));
console.log(
  JSON.stringify({ id: 'shape.forms', value: ways, unit: '1', limit: 1, holds: ways === 1 }),
);
process.exitCode = ways === 1 && isComplete ? 0 : 1;
