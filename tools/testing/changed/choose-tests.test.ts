import { expect, test } from 'vitest';
import type { ImportGraph } from '../../imports/import-graph.ts';
import { chooseTests, type TestChoice } from './choose-tests.ts';

/**
 * Who imports whom. But for the registries none of these files exists: a string that names one would
 * make this test one of those that it decides about.
 */
const imports: Readonly<Record<string, readonly string[]>> = {
  'apps/api/src/inbox/send.test.ts': ['apps/api/src/inbox/all.fixture.ts'],
  'apps/api/src/inbox/small.test.ts': ['apps/api/src/inbox/routes.ts'],
  'apps/api/src/alerts/over-http.test.ts': ['apps/api/src/inbox/routes.ts'],
  'apps/api/src/migrate.test.ts': ['apps/api/src/main.ts'],
  'apps/api/src/inbox/all.fixture.ts': ['apps/api/src/main.ts'],
  'apps/api/src/alerts/alerts.test.ts': ['apps/api/src/main.ts', 'apps/api/src/platform/now.ts'],
  'apps/api/src/alerts/mail.test.ts': ['apps/api/src/inbox/describe.ts'],
  'apps/api/src/all-domains.test.ts': ['apps/api/src/main.ts'],
  'apps/api/src/killed-all.test.ts': ['apps/api/src/main.ts'],
  'apps/api/src/permission-matrix/shard.test.ts': ['apps/api/src/main.ts'],
  'apps/api/src/main.ts': ['apps/api/src/inbox/routes.ts', 'apps/api/src/alerts/all-routes.ts'],
  'apps/api/src/inbox/routes.ts': ['apps/api/src/inbox/send.ts'],
  'packages/widgets/src/inbox/bw-inbox/english.test.tsx': [
    'packages/sdk-core/src/inbox/shown-messages.ts',
    'packages/widgets/src/element/languages.ts',
  ],
  'packages/widgets/src/inbox/bw-inbox/french.test.tsx': [
    'packages/sdk-core/src/inbox/shown-messages.ts',
  ],
  'packages/widgets/src/search/bw-search/french.test.tsx': [
    'packages/widgets/src/element/languages.ts',
  ],
  'packages/widgets/src/element/languages.ts': ['packages/widgets/src/translations/messages.fr.ts'],
  'packages/widgets/src/translations/messages.fr.ts': [
    'packages/sdk-core/src/inbox/shown-messages.fr.ts',
  ],
  'packages/sdk-core/src/inbox/more/endpoints.ts': [],
  'e2e/inbox/thread.test.ts': ['e2e/inbox/steps.ts'],
  'e2e/inbox/small.test.ts': [],
  'e2e/loader/load.test.ts': [],
  'e2e/whole.test.ts': [],
};

const texts: Readonly<Record<string, string>> = {
  'packages/widgets/src/inbox/bw-inbox/french.test.tsx': "open({ locale: 'fr-CA' })",
  'packages/widgets/src/search/bw-search/french.test.tsx': "open({ locale: 'fr-CA' })",
};

const loadedBy = new Map<string, Set<string>>();
for (const [importer, files] of Object.entries(imports)) {
  for (const file of files) loadedBy.set(file, (loadedBy.get(file) ?? new Set()).add(importer));
}
const typedBy = new Map([
  ['packages/sdk-core/src/inbox/schemas.ts', new Set(['apps/api/src/inbox/send.ts'])],
]);
const graph: ImportGraph = { modules: Object.keys(imports), loadedBy, typedBy };

const walked = {
  'inbox/': ['inbox'],
  'inbox/small.test.ts': ['kit'],
  'loader/': ['loader'],
  'whole.test.ts': ['inbox', 'search'],
};

function choose(...changed: string[]): TestChoice {
  return chooseTests(changed, { graph, walked, read: (file) => texts[file] ?? '' });
}

test('a test that imports what changed runs, also through other modules', () => {
  expect(choose('apps/api/src/inbox/describe.ts').tests).toContain(
    'apps/api/src/alerts/mail.test.ts',
  );
  expect(choose('apps/api/src/platform/now.ts').tests).toContain(
    'apps/api/src/alerts/alerts.test.ts',
  );
});

test('an operation asks for the tests of its domain and those above all domains', () => {
  const { tests, leftOut, matrixDomains } = choose('apps/api/src/inbox/send.ts');
  expect(tests).toEqual([
    'apps/api/src/all-domains.test.ts',
    'apps/api/src/inbox/send.test.ts',
    'apps/api/src/inbox/small.test.ts',
  ]);
  expect(leftOut).toEqual(['apps/api/src/killed-all.test.ts']);
  expect(matrixDomains).toEqual(['inbox']);
});

test('a domain without endpoints has no part of the matrix', () => {
  expect(choose('apps/api/src/alerts/more.ts').matrixDomains).toEqual([]);
});

test('a heavy test that changed itself runs', () => {
  const { tests, leftOut } = choose('apps/api/src/killed-all.test.ts');
  expect(tests).toEqual(['apps/api/src/killed-all.test.ts']);
  expect(leftOut).toEqual([]);
});

test('a test that changed asks for nothing but itself', () => {
  expect(choose('apps/api/src/inbox/send.test.ts')).toMatchObject({
    tests: ['apps/api/src/inbox/send.test.ts'],
    journeys: [],
    matrixDomains: [],
  });
});

test('a schema asks for the operations of its domain and the types that stand on it', () => {
  const { tests, matrixDomains, typed } = choose('packages/sdk-core/src/inbox/schemas.ts');
  expect(tests).toContain('apps/api/src/inbox/send.test.ts');
  expect(matrixDomains).toEqual(['inbox']);
  expect(typed).toContain('apps/api/src/inbox/send.ts');
});

test('a French text asks for tests in French of what shows its catalogue', () => {
  expect(choose('packages/sdk-core/src/inbox/shown-messages.fr.ts').tests).toEqual([
    'packages/widgets/src/inbox/bw-inbox/french.test.tsx',
  ]);
});

test('journeys are those about what changed, by the narrowest line of their folder', () => {
  expect(choose('apps/api/src/inbox/send.ts').journeys).toEqual([
    'e2e/inbox/thread.test.ts',
    'e2e/whole.test.ts',
  ]);
  expect(choose('packages/widgets/src/kit/button/More.tsx').journeys).toEqual([
    'e2e/inbox/small.test.ts',
  ]);
  expect(choose('packages/loader/src/load.ts').journeys).toEqual(['e2e/loader/load.test.ts']);
});

test('what journeys share asks for those that import it', () => {
  expect(choose('e2e/inbox/steps.ts').journeys).toEqual(['e2e/inbox/thread.test.ts']);
});

test.each([
  ['apps/api/src/inbox/more/tables.ts', 'tables'],
  ['apps/api/src/platform/migrations/20261101_one.sql', 'migrations'],
  ['patches/more.patch', 'packages'],
  ['apps/more/package.json', 'packages'],
  ['packages/more/vitest.more.config.ts', 'configuration'],
  ['apps/more/tsconfig.json', 'configuration'],
  ['tools/testing/clusters.ts', 'how tests run'],
  ['packages/widgets/build/more.ts', 'the build'],
])('%s asks for every test', (file, name) => {
  expect(choose('apps/api/src/inbox/send.ts', file)).toMatchObject({
    wholeRun: [`${name} (${file})`],
    tests: [],
  });
});

test('a test of the build or of how tests run asks for itself alone', () => {
  expect(choose('tools/testing/clusters.test.ts').wholeRun).toEqual([]);
});
