import { dirname, join } from 'node:path';
import ts from 'typescript';

/** Names of tables in the database by the names of their constants, by the file that declares them. */
export type DeclaredTables = ReadonlyMap<string, ReadonlyMap<string, string>>;

export interface TableWrite {
  readonly line: number;
  /**
   * The table's name in the database; absent where the check can't determine it, which is a fault.
   */
  readonly table: string | undefined;
}

export function parse(file: string, text: string): ts.SourceFile {
  return ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true);
}

/** The tables that a file declares by `pgTable`. */
export function findTables(source: ts.SourceFile): Map<string, string> {
  const tables = new Map<string, string>();
  visit(source, (node) => {
    if (!ts.isVariableDeclaration(node) || !node.initializer) return;
    if (!ts.isCallExpression(node.initializer)) return;
    const { expression, arguments: given } = node.initializer;
    const [name] = given;
    if (expression.getText() !== 'pgTable' || !name || !ts.isStringLiteral(name)) return;
    tables.set(node.name.getText(), name.text);
  });
  return tables;
}

/** What a file inserts into, updates and deletes from, by Drizzle or in the text of a statement. */
export function findTableWrites(source: ts.SourceFile, declared: DeclaredTables): TableWrite[] {
  const names = new Set([...declared.values()].flatMap((tables) => [...tables.values()]));
  const tables = tablesOf(source, declared);
  const writes: TableWrite[] = [];

  function add(node: ts.Node, found: readonly (string | undefined)[]): void {
    const line = source.getLineAndCharacterOfPosition(node.getStart()).line + 1;
    for (const table of found) writes.push({ line, table });
  }

  visit(source, (node) => {
    if (ts.isCallExpression(node)) {
      const target = targetOf(node);
      if (!target) return;
      const found = resolve(target, source, tables);
      if (found.length > 0) add(node, found);
      else if (isStatement(node)) add(node, [undefined]);
    } else if (ts.isTemplateExpression(node) || ts.isStringLiteralLike(node)) {
      for (const target of statementTargets(node)) {
        if (typeof target !== 'string') {
          const found = resolve(target, source, tables);
          add(node, found.length > 0 ? found : [undefined]);
        } else if (names.has(target)) add(node, [target]);
      }
    }
  });
  return writes;
}

function visit(node: ts.Node, look: (node: ts.Node) => void): void {
  look(node);
  node.forEachChild((child) => visit(child, look));
}

/** Tables that a file declares or imports, by what it calls them; `tables.users` of a namespace too. */
function tablesOf(source: ts.SourceFile, declared: DeclaredTables): Map<string, string> {
  const tables = new Map(declared.get(source.fileName));
  for (const statement of source.statements) {
    if (!ts.isImportDeclaration(statement) || !ts.isStringLiteral(statement.moduleSpecifier)) {
      continue;
    }
    const imported = declared.get(join(dirname(source.fileName), statement.moduleSpecifier.text));
    const bindings = statement.importClause?.namedBindings;
    if (!imported || !bindings) continue;
    if (ts.isNamespaceImport(bindings)) {
      for (const [name, table] of imported) tables.set(`${bindings.name.text}.${name}`, table);
      continue;
    }
    for (const { propertyName, name } of bindings.elements) {
      const table = imported.get((propertyName ?? name).text);
      if (table !== undefined) tables.set(name.text, table);
    }
  }
  return tables;
}

const verbs = new Set(['insert', 'update', 'delete']);
const nextVerbs = new Set(['values', 'set', 'where', 'returning']);
const receivers = /(?:^|\.)(?:database|transaction|queries)$/;

/** What `….insert(x)`, `….update(x)` or `….delete(x)` is about. */
function targetOf({ expression, arguments: given }: ts.CallExpression): ts.Expression | undefined {
  if (!ts.isPropertyAccessExpression(expression) || !verbs.has(expression.name.text)) {
    return undefined;
  }
  return given.length === 1 ? given[0] : undefined;
}

/** Whether a call that names no table writes to the database all the same; maps have `delete`, too. */
function isStatement({ expression, parent }: ts.CallExpression): boolean {
  if (ts.isPropertyAccessExpression(parent) && nextVerbs.has(parent.name.text)) return true;
  return (
    ts.isPropertyAccessExpression(expression) && receivers.test(expression.expression.getText())
  );
}

/** The tables that an expression may stand for; a variable stands for what it is declared as. */
function resolve(
  expression: ts.Expression,
  source: ts.SourceFile,
  tables: ReadonlyMap<string, string>,
): string[] {
  const table = tables.get(expression.getText());
  if (table !== undefined) return [table];
  if (ts.isArrayLiteralExpression(expression)) {
    return expression.elements.flatMap((element) => resolve(element, source, tables));
  }
  if (ts.isConditionalExpression(expression)) {
    const { whenTrue, whenFalse } = expression;
    return [whenTrue, whenFalse].flatMap((branch) => resolve(branch, source, tables));
  }
  if (!ts.isIdentifier(expression)) return [];
  const found: string[] = [];
  visit(source, (node) => {
    if (!ts.isVariableDeclaration(node) || node.name.getText() !== expression.text) return;
    const loop = node.parent.parent;
    const origin = ts.isForOfStatement(loop) ? loop.expression : node.initializer;
    if (origin && origin.getText() !== expression.text) {
      found.push(...resolve(origin, source, tables));
    }
  });
  return found;
}

const place = '\u0000';
const statement = new RegExp(
  String.raw`\b(?:(?:insert\s+into|delete\s+from|merge\s+into|truncate(?:\s+table)?)\s+(?:only\s+)?` +
    `(${place}\\d+${place}|"?[a-z_]+"?)` +
    String.raw`|update\s+(?:only\s+)?` +
    `(${place}\\d+${place}|"?[a-z_]+"?)` +
    String.raw`(?:\s+as)?(?:\s+[a-z_]+)?\s+set\b)`,
  'gi',
);

/** The names, or the expressions in their place, that the statements in a text write to. */
function statementTargets(
  node: ts.TemplateExpression | ts.StringLiteralLike,
): (string | ts.Expression)[] {
  const spans = ts.isTemplateExpression(node) ? [...node.templateSpans] : [];
  const head = ts.isTemplateExpression(node) ? node.head.text : node.text;
  const text = spans.reduce(
    (before, { literal }, at) => `${before}${place}${at}${place}${literal.text}`,
    head,
  );
  return [...text.matchAll(statement)].map(([, one, other]) => {
    const target = one ?? other ?? '';
    const span = target.startsWith(place) ? spans[Number(target.slice(1, -1))] : undefined;
    return span ? span.expression : target.replaceAll('"', '').toLowerCase();
  });
}
