import { globSync, readFileSync } from 'node:fs';
import ts from 'typescript';

/**
 * Stores at module level would leak one visitor's data to another on a server
 * (docs/architecture/stores.md#stores-are-factories).
 */
const makers = new Set([
  'atom',
  'map',
  'computed',
  'deepMap',
  'batched',
  'persistentAtom',
  'createI18n',
]);
const files = globSync('packages/*/src/**/*.{ts,tsx}').filter(
  (file) => !/\.test\.tsx?$/.test(file),
);

function storesAtModuleLevel(file: string): string[] {
  const source = ts.createSourceFile(
    file,
    readFileSync(file, 'utf8'),
    ts.ScriptTarget.Latest,
    true,
  );
  return source.statements.filter(ts.isVariableStatement).flatMap((statement) =>
    statement.declarationList.declarations.flatMap((declaration) => {
      const made = declaration.initializer;
      const isStore =
        made &&
        ts.isCallExpression(made) &&
        ts.isIdentifier(made.expression) &&
        makers.has(made.expression.text);
      if (!isStore) return [];
      const { line } = source.getLineAndCharacterOfPosition(declaration.getStart());
      return [
        `${file}:${line + 1}: ${declaration.name.getText()} is a store at module level; make it in a factory`,
      ];
    }),
  );
}

const found = files.flatMap(storesAtModuleLevel);
for (const row of found) console.log(row);
console.log(`module-stores: ${files.length} files, ${found.length} found`);
process.exitCode = found.length > 0 || files.length === 0 ? 1 : 0;
