import { readFileSync } from 'node:fs';
import { type ImportDeclaration, type Node, type Program, parse } from 'acorn';
import { full } from 'acorn-walk';
import { transformSync } from 'oxc-transform';
import type { Plugin } from 'rollup';

/** What declares a call of the API or a page of our site, by the file that exports it. */
const declaring: Readonly<Record<string, string>> = { endpoint: 'endpoint', route: 'route' };
const only = /\?only=\w+$/;

/**
 * Imports calls and routes one by one, each as a module of its own. A bundler knows modules only: of
 * a table of them, all that any widget uses would go where the first one is needed.
 */
export function singleDeclarations(): Plugin {
  const tables = new Map<string, boolean>();
  const isTable = (file: string) => {
    const known = tables.get(file) ?? isTableOfDeclarations(toJavaScript(file));
    tables.set(file, known);
    return known;
  };
  return {
    name: 'single-declarations',
    async resolveId(id, importer) {
      const [suffix] = only.exec(id) ?? [];
      if (suffix === undefined) return null;
      const found = await this.resolve(fileOf(id), importer, { skipSelf: true });
      return found && { ...found, id: found.id + suffix };
    },
    load: (id) => (only.test(id) ? readFileSync(fileOf(id), 'utf8') : null),
    async transform(code, id) {
      if (!/\.tsx?$/.test(fileOf(id))) return null;
      const imports = parseModule(code).body.filter(isImport);
      let result = code;
      for (const statement of imports.toReversed()) {
        const source = String(statement.source.value);
        if (!/^(?:\.|@boardwalk\/)/.test(source) || only.test(source)) continue;
        const found = await this.resolve(source, fileOf(id));
        if (!found || !/\.ts$/.test(found.id) || !isTable(found.id)) continue;
        const { start, end } = statement;
        result = result.slice(0, start) + importSingly(statement, source) + result.slice(end);
      }
      return result === code ? null : { code: result, map: null };
    },
  };
}

/** Returns the id of the file without what is requested of it. */
export function fileOf(id: string): string {
  return id.replace(only, '');
}

/**
 * Returns `import { a, b as c } from 'x'` as one import each; throws where a table is imported as a
 * whole.
 */
export function importSingly({ specifiers }: ImportDeclaration, source: string): string {
  return specifiers
    .map((specifier) => {
      if (specifier.type !== 'ImportSpecifier' || specifier.imported.type !== 'Identifier') {
        throw new Error(`Expected an import by name of ${source}, found all of it`);
      }
      const { name } = specifier.imported;
      const file = JSON.stringify(`${source}?only=${name}`);
      return `import { ${name} as ${specifier.local.name} } from ${file};`;
    })
    .join('');
}

/**
 * Whether a module does nothing but declare calls or routes, several of them, none by another: only
 * then is each the same whether it stands alone or with the others.
 */
export function isTableOfDeclarations(code: string): boolean {
  const { body } = parseModule(code);
  const callees = new Set(body.filter(isImport).flatMap(declaringNames));
  const values: Node[] = [];
  for (const statement of body) {
    if (isImport(statement)) continue;
    if (statement.type !== 'ExportNamedDeclaration') return false;
    const { declaration } = statement;
    if (!declaration) continue;
    if (declaration.type !== 'VariableDeclaration' || declaration.kind !== 'const') return false;
    for (const { init } of declaration.declarations) {
      if (init?.type !== 'CallExpression' || init.callee.type !== 'Identifier') return false;
      if (!callees.has(init.callee.name)) return false;
      values.push(...init.arguments);
    }
  }
  return values.length > 1 && !values.some(readsVariable);
}

function declaringNames({ source, specifiers }: ImportDeclaration): readonly string[] {
  const [, file = ''] = /([\w-]+)(?:\.ts)?$/.exec(String(source.value)) ?? [];
  return specifiers
    .filter(
      (specifier) =>
        specifier.type === 'ImportSpecifier' &&
        specifier.imported.type === 'Identifier' &&
        declaring[file] === specifier.imported.name,
    )
    .map(({ local }) => local.name);
}

/** Names of properties are no variables, and the walk passes them by. */
function readsVariable(value: Node): boolean {
  let isFound = false;
  full(value, ({ type }) => {
    if (type === 'Identifier') isFound = true;
  });
  return isFound;
}

function toJavaScript(file: string): string {
  return transformSync(file, readFileSync(file, 'utf8'), { jsx: { runtime: 'automatic' } }).code;
}

function parseModule(code: string): Program {
  return parse(code, { ecmaVersion: 'latest', sourceType: 'module' });
}

function isImport(node: Node): node is ImportDeclaration {
  return node.type === 'ImportDeclaration';
}
