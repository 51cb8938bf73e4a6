import { expect, test } from 'vitest';
import { withLine } from './lists.ts';

const module = `import { accountDomain } from './account/routes.ts';
import { searchRoutes } from './search/routes.ts';
import { mailDomain } from './platform/mail.ts';

export const domains = [
  accountDomain,
  { name: 'search', routes: searchRoutes },
  mailDomain,
] as const;
`;
const added = { file: 'main.ts', list: 'domains', imports: "import 'new';" };

test('a line stands after those of the domains before it, and what it imports at the top', () => {
  const text = withLine(module, 'media', { ...added, line: 'mediaDomain' });
  expect(text).toBe(
    `import 'new';\n${module.replace('accountDomain,', 'accountDomain,\nmediaDomain,')}`,
  );
  expect(withLine(module, 'site', { ...added, line: 'siteDomain' })).toContain(
    "{ name: 'search', routes: searchRoutes },\nsiteDomain,\n  mailDomain,",
  );
});

test('before all others it is the first, and an object is a list too', () => {
  const text = `import { searchWords } from '@boardwalk/sdk-core/search/words';
export const words: Words = {
  ...searchWords,
};
`;
  const line = { ...added, list: 'words', line: '...mediaWords' };
  expect(withLine(text, 'media', line)).toContain('{\n...mediaWords,\n  ...searchWords,\n}');
});

test('a list that is not there is named', () => {
  const line = { ...added, list: 'others', line: 'one' };
  expect(() => withLine(module, 'media', line)).toThrow('main.ts has no list "others"');
});
