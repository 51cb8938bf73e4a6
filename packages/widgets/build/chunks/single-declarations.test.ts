import { type ImportDeclaration, parse } from 'acorn';
import { expect, test } from 'vitest';
import { importSingly, isTableOfDeclarations } from './single-declarations.ts';

const imported = "import { endpoint } from '../http/endpoint.ts';\n";

test.each([
  ["export const a = endpoint({ path: '/a' }); export const b = endpoint({ path: '/b' });", true],
  ["export const a = endpoint({ path: '/a' }), b = endpoint({});", true],
  ["export { c } from './c.ts'; export const a = endpoint({}), b = endpoint({});", true],
  ["export const a = endpoint({ path: '/a' });", false],
  ['const path = "/a"; export const a = endpoint({ path }), b = endpoint({ path });', false],
  ['export const a = endpoint({}), b = endpoint({ like: a });', false],
  ['export const a = endpoint({}), b = new Map();', false],
  ['export const a = endpoint({}); export function b() {}', false],
])('%s is a table: %s', (code, expected) => {
  expect(isTableOfDeclarations(imported + code)).toBe(expected);
});

test('what another file calls the same makes no table', () => {
  const code = 'export const a = endpoint(1), b = endpoint(2);';
  expect(isTableOfDeclarations(`import { endpoint } from './line.ts';\n${code}`)).toBe(false);
});

function importOf(code: string): ImportDeclaration {
  const [statement] = parse(code, { ecmaVersion: 'latest', sourceType: 'module' }).body;
  if (statement?.type !== 'ImportDeclaration') throw new TypeError('Expected an import');
  return statement;
}

test('declarations are imported one by one, under the names that the code uses', () => {
  const statement = importOf("import { home, login as signIn } from './routes.ts';");
  expect(importSingly(statement, './routes.ts')).toBe(
    'import { home as home } from "./routes.ts?only=home";' +
      'import { login as signIn } from "./routes.ts?only=login";',
  );
});

test('a table as a whole is refused', () => {
  const statement = importOf("import * as routes from './routes.ts';");
  expect(() => importSingly(statement, './routes.ts')).toThrow('found all of it');
});
