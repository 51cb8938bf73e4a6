import ts from 'typescript';

/** Where a file reads the English sentence of a problem. */
export interface RawProblem {
  readonly file: string;
  readonly line: number;
}

/** Its sentence is for programmers, and for code that makes the same problem again. */
const problems = new Set(['Problem', 'WordedProblem']);

/**
 * Where the files read the sentence of a problem, by its name or taken out of it; but for what is
 * handed on to a new problem.
 */
export function findRawProblems(
  program: ts.Program,
  isWanted: (file: string) => boolean,
): RawProblem[] {
  const checker = program.getTypeChecker();
  const found: RawProblem[] = [];

  function isProblem(node: ts.Node): boolean {
    const type = checker.getTypeAtLocation(node);
    const parts = type.isUnion() ? type.types : [type];
    return parts.some((part) => problems.has(part.symbol?.name ?? ''));
  }

  function readsSentence(node: ts.Node): boolean {
    if (ts.isPropertyAccessExpression(node)) {
      return node.name.text === 'message' && isProblem(node.expression) && !isHandedOn(node);
    }
    if (!ts.isBindingElement(node) || !ts.isObjectBindingPattern(node.parent)) return false;
    const name = node.propertyName ?? node.name;
    return ts.isIdentifier(name) && name.text === 'message' && isProblem(node.parent);
  }

  for (const source of program.getSourceFiles()) {
    if (!isWanted(source.fileName)) continue;
    const visit = (node: ts.Node): void => {
      if (readsSentence(node)) {
        const { line } = source.getLineAndCharacterOfPosition(node.getStart());
        found.push({ file: source.fileName, line: line + 1 });
      }
      ts.forEachChild(node, visit);
    };
    visit(source);
  }
  return found;
}

/** `new Problem(code, problem.message, …)`, also above a `super(…)` of one. */
function isHandedOn({ parent }: ts.Node): boolean {
  if (ts.isNewExpression(parent)) return problems.has(parent.expression.getText());
  return ts.isCallExpression(parent) && parent.expression.kind === ts.SyntaxKind.SuperKeyword;
}
