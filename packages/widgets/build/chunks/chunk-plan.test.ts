import { expect, test } from 'vitest';
import { moduleName, placeByPlan } from './chunk-plan.ts';
import type { DraftChunk } from './chunk-rules.ts';

const folder = '/home/packages/widgets/src/kit';

function draft(name: string, modules: readonly string[]): DraftChunk {
  const moduleIds = modules.map((one) => `${folder}/${one}.ts`);
  return { fileName: `${name}.js`, imports: [], moduleIds, isAskedFor: false, bytes: 0 };
}

/** The chunks as `name: modules`, where each module imports those that are listed with it. */
function place(
  drafts: readonly DraftChunk[],
  plan: Readonly<Record<string, readonly string[]>>,
  imports: Readonly<Record<string, readonly string[]>> = {},
) {
  const full = Object.fromEntries(
    Object.entries(plan).map(([name, modules]) => [
      name,
      modules.map((one) => `widgets/src/kit/${one}.ts`),
    ]),
  );
  const nameOf = (id: string) => id.slice(folder.length + 1, -3);
  const importsOf = (id: string) => (imports[nameOf(id)] ?? []).map((one) => `${folder}/${one}.ts`);
  return placeByPlan(drafts, full, importsOf)
    .map(({ planned, moduleIds }) => `${planned}: ${moduleIds.map(nameOf).toSorted().join(' ')}`)
    .toSorted();
}

test('a widget that needs some of a chunk leaves it whole', () => {
  // It shares `b` with others, so that the bundler takes it out of what they share without it.
  const drafts = [draft('shared', ['a', 'c']), draft('with-new-widget', ['b'])];
  expect(place(drafts, { form: ['a', 'b', 'c'] })).toEqual(['form: a b c']);
});

test('what the plan does not know stays together by who needs it', () => {
  const drafts = [draft('one', ['a', 'new', 'newer']), draft('other', ['newest'])];
  expect(place(drafts, { form: ['a', 'gone'] })).toEqual([
    'form: a',
    'undefined: new newer',
    'undefined: newest',
  ]);
});

test('a new module between two of a chunk joins it', () => {
  const drafts = [draft('one', ['a', 'new', 'c'])];
  const imports = { a: ['new'], new: ['c'] };
  expect(place(drafts, { form: ['a', 'c'] }, imports)).toEqual(['form: a c new']);
});

test('planned chunks that come to import each other become one', () => {
  const drafts = [draft('one', ['a', 'b', 'c', 'd'])];
  const imports = { a: ['c'], d: ['b'] };
  expect(place(drafts, { form: ['a', 'b'], list: ['c', 'd'] }, imports)).toEqual(['list: a b c d']);
});

test.each([
  ['/home/packages/widgets/src/kit/button/Button.tsx', 'widgets/src/kit/button/Button.tsx'],
  ['/a/packages/b/packages/sdk-core/src/http/remote.ts', 'sdk-core/src/http/remote.ts'],
  ['/home/node_modules/.pnpm/kdbush@4.1.0/node_modules/kdbush/index.js', 'npm/kdbush/index.js'],
  ['\0react-with-default', 'react-with-default'],
])('%s is %s', (id, name) => {
  expect(moduleName(id)).toBe(name);
});
