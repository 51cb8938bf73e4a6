import { readFileSync, writeFileSync } from 'node:fs';
import ts from 'typescript';
import { domains } from '../../architecture.mjs';

/** A line for a list that is maintained by hand, one line a domain. */
export interface ListLine {
  readonly file: string;
  /** The constant that is an array or an object of such lines. */
  readonly list: string;
  readonly line: string;
  /** Declarations that the line needs. */
  readonly imports: string;
}

/** Adds lines to lists, each after those of the domains that come before this one. */
export function addLines(domain: string, lines: readonly ListLine[]): void {
  for (const line of lines) {
    writeFileSync(line.file, withLine(readFileSync(line.file, 'utf8'), domain, line));
    console.log(`added to ${line.file}`);
  }
}

/** A module's text with one more line in a list, and with what it imports. */
export function withLine(
  text: string,
  domain: string,
  { file, list, line, imports }: ListLine,
): string {
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true);
  const elements = elementsOf(findList(source, list) ?? fail(`${file} has no list "${list}"`));
  const folders = importedFolders(source);
  const position = domains.indexOf(domain);
  const before = elements.filter((element) => {
    const other = domains.indexOf(domainOf(element, folders) ?? '');
    return other >= 0 && other <= position;
  });
  const last = before.at(-1);
  const at = last ? last.getEnd() : elements.pos;
  const added = last ? `,\n${line}` : `\n${line},`;
  return `${imports}\n${text.slice(0, at)}${added}${text.slice(at)}`;
}

function findList(source: ts.SourceFile, name: string): ts.Expression | undefined {
  const declared = source.statements
    .filter(ts.isVariableStatement)
    .flatMap(({ declarationList }) => declarationList.declarations)
    .find((declaration) => declaration.name.getText() === name)?.initializer;
  return declared && ts.isAsExpression(declared) ? declared.expression : declared;
}

function elementsOf(list: ts.Expression): ts.NodeArray<ts.Node> {
  if (ts.isArrayLiteralExpression(list)) return list.elements;
  if (ts.isObjectLiteralExpression(list)) return list.properties;
  return fail(`${list.getText()} is no list`);
}

/** Where each name comes from: its folder in `src`, of the module's own package or of sdk-core. */
function importedFolders(source: ts.SourceFile): ReadonlyMap<string, string> {
  const folders = new Map<string, string>();
  for (const statement of source.statements.filter(ts.isImportDeclaration)) {
    const from = statement.moduleSpecifier.getText().slice(1, -1);
    const [, folder] = /^(?:\.\/|@boardwalk\/sdk-core\/)([a-z-]+)\//.exec(from) ?? [];
    const bindings = statement.importClause?.namedBindings;
    if (folder === undefined || !bindings) continue;
    const names = ts.isNamespaceImport(bindings)
      ? [bindings.name]
      : bindings.elements.map((element) => element.name);
    for (const { text } of names) folders.set(text, folder);
  }
  return folders;
}

/** The folder from which a line takes the first name that is imported. */
function domainOf(node: ts.Node, folders: ReadonlyMap<string, string>): string | undefined {
  if (ts.isIdentifier(node)) return folders.get(node.text);
  return ts.forEachChild(node, (child) => domainOf(child, folders));
}

function fail(reason: string): never {
  throw new Error(reason);
}
