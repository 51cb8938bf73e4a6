import ts from 'typescript';

export interface FoundForm {
  readonly line: number;
  /** What makes a form there: its element, or the hook below `useForm`. */
  readonly by: '<form>' | 'useSubmission';
}

/** Where a file makes forms by itself. */
export function findForms(source: ts.SourceFile): readonly FoundForm[] {
  const found: FoundForm[] = [];

  function look(node: ts.Node): void {
    const by = makerOf(node);
    if (by) {
      const { line } = source.getLineAndCharacterOfPosition(node.getStart());
      found.push({ line: line + 1, by });
    }
    ts.forEachChild(node, look);
  }

  look(source);
  return found;
}

function makerOf(node: ts.Node): FoundForm['by'] | undefined {
  if (ts.isJsxOpeningElement(node) || ts.isJsxSelfClosingElement(node)) {
    return node.tagName.getText() === 'form' ? '<form>' : undefined;
  }
  if (!ts.isCallExpression(node)) return undefined;
  if (node.expression.getText() === 'useSubmission') return 'useSubmission';
  const [tag] = node.arguments;
  const isElement = /(?:^|\.)(?:createElement|jsxs?)$/.test(node.expression.getText());
  return isElement && tag && ts.isStringLiteral(tag) && tag.text === 'form' ? '<form>' : undefined;
}
