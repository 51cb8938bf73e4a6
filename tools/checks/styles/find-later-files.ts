import { dirname, resolve } from 'node:path';
import ts from 'typescript';

/** The files of the package that a file loads when they are needed. */
export function findLaterFiles(file: string, source: ts.SourceFile): readonly string[] {
  const found: string[] = [];
  function visit(node: ts.Node): void {
    if (ts.isCallExpression(node) && node.expression.kind === ts.SyntaxKind.ImportKeyword) {
      const [path] = node.arguments;
      if (path && ts.isStringLiteral(path) && path.text.startsWith('.')) {
        found.push(resolve(dirname(file), path.text));
      }
    }
    ts.forEachChild(node, visit);
  }
  visit(source);
  return found;
}

/** Whether a file hands on styles that are gathered, or adopts them itself. */
export function namesStyles(source: ts.SourceFile): boolean {
  return source.statements.some(
    (statement) =>
      (ts.isExportDeclaration(statement) || ts.isImportDeclaration(statement)) &&
      statement.moduleSpecifier !== undefined &&
      ts.isStringLiteral(statement.moduleSpecifier) &&
      statement.moduleSpecifier.text.endsWith('?styles'),
  );
}
