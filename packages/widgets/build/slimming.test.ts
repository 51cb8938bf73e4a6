import { expect, test } from 'vitest';
import { importSingleDeclarations } from './single-declarations.ts';
import { importSingleIcons } from './single-icons.ts';
import { isDocumenting, stripDescriptions, stripLoading } from './strip-descriptions.ts';

test('icons are imported from their own files, under the name that the code uses', () => {
  const code = importSingleIcons("import { List, Map as MapIcon } from 'lucide';\nuse(List);");
  expect(code).toMatch(
    /^import List from ".*\/icons\/list\.mjs";import MapIcon from ".*\/map\.mjs";\n/,
  );
});

test('endpoints and routes are imported one by one, all else as it stands', () => {
  const rest = "import { a } from './endpoints-of.ts';\nimport * as all from '../x/endpoints.ts';";
  const code = `import {
  home,
  login as signIn,
} from '@boardwalk/sdk-core/vocabulary/routes';
${rest}`;
  expect(importSingleDeclarations(code)).toBe(
    "import { home } from '@boardwalk/sdk-core/vocabulary/routes?only=home';" +
      `import { login as signIn } from '@boardwalk/sdk-core/vocabulary/routes?only=login';\n${rest}`,
  );
});

test('an icon that is not there is an error of the build', () => {
  expect(() => importSingleIcons("import { Nothing } from 'lucide';")).toThrow('no icon Nothing');
});

test('descriptions go, whatever stands in them, and nothing else does', () => {
  const code = `
export const attributes = defineAttributes({
  near: { type: 'string', default: 'here', description: 'A city, \\'or\\' a place.' },
});
export const events = {
  'bw-results': event<{ readonly total: number }>('Results are shown (all of them).'),
};
export default defineElement({
  summary: "Searches",
  slots: { '': 'The fallback.' },
  attributes,
});`;
  expect(stripDescriptions(code)).toBe(`
export const attributes = ({
  near: { type: 'string', default: 'here', },
});
export const events = {
  'bw-results': {},
};
export default ({
  
  attributes,
});`);
});

test('only the files that document a widget are looked at', () => {
  expect(isDocumenting('/src/search/bw-search/attributes.ts')).toBe(true);
  expect(isDocumenting('/src/search/bw-search/bw-search.element.tsx')).toBe(true);
  expect(isDocumenting('/src/search/bw-search/search-text.ts')).toBe(false);
});

test('browsers get no loading for servers', () => {
  const code = `
export default defineElement({
  prepare: loadMore,
  async load(attributes, env) {
    const store = createSearchStore(env);
    if (store) {
      await store.search({ a: 1 });
    }
    return null;
  },
  render: (context) => <Search context={context} />,
});
defineElement({
  load: async () => null,
  styles: [],
});`;
  expect(stripLoading(code)).toBe(`
export default defineElement({
  prepare: loadMore,
  render: (context) => <Search context={context} />,
});
defineElement({
  styles: [],
});`);
});
