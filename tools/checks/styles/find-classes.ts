import ts from 'typescript';

/** A class that a component gives to an element. */
export interface UsedClass {
  readonly line: number;
  /** The whole name, or what a name begins with whose end is put together: `button-`. */
  readonly name: string;
  readonly isWhole: boolean;
}

/** `className`, and props that hand one on: `panelClassName`. */
const classProperty = /^(?:\w+C|c)lassName$/;
const classListMethod = /\.classList\.(?:add|toggle|replace)$/;

/**
 * The classes that stand in a file: in `className` of elements and of what `createElement` makes, in
 * `classNames(…)`, and in what scripts write to an element. Constants of the file are followed.
 */
export function findClasses(source: ts.SourceFile): readonly UsedClass[] {
  const constants = findConstants(source);
  const found = new Map<string, UsedClass>();
  const add = (node: ts.Node, name: string, isWhole: boolean) => {
    const { line } = source.getLineAndCharacterOfPosition(node.getStart(source));
    const known = found.get(`${name} ${isWhole}`);
    if (name !== '' && !known) found.set(`${name} ${isWhole}`, { line: line + 1, name, isWhole });
  };

  /** Reads the names that a value may have. */
  function read(value: ts.Node | undefined, depth = 0): void {
    // A constant may name itself in a function.
    if (!value || depth > 9) return;
    const readAll = (values: readonly (ts.Node | undefined)[]) => {
      for (const one of values) read(one, depth + 1);
    };
    if (ts.isStringLiteralLike(value)) {
      for (const name of value.text.split(/\s+/)) add(value, name, true);
    } else if (ts.isTemplateExpression(value)) {
      readTemplate(value);
      readAll(wholeWordsOf(value));
    } else if (ts.isConditionalExpression(value)) readAll([value.whenTrue, value.whenFalse]);
    else if (ts.isBinaryExpression(value)) {
      const isCondition = value.operatorToken.kind === ts.SyntaxKind.AmpersandAmpersandToken;
      readAll(isCondition ? [value.right] : [value.left, value.right]);
    } else if (ts.isCallExpression(value)) {
      if (value.expression.getText(source) === 'classNames') readAll(value.arguments);
    } else if (ts.isIdentifier(value)) readAll([constants.get(value.text)]);
    else if (ts.isElementAccessExpression(value)) readAll([value.expression]);
    else if (ts.isObjectLiteralExpression(value)) readAll(value.properties.map(initializerOf));
    else if ('expression' in value) readAll([value.expression as ts.Node]);
  }

  /** The words of a template that stand there whole, and the beginnings of the others. */
  function readTemplate(template: ts.TemplateExpression): void {
    // What is put in has a sign of its own, so that the words show where it stands.
    const texts = template.templateSpans.map(({ literal }) => literal.text);
    for (const word of [template.head.text, ...texts].join('\0').split(/\s+/)) {
      const [beginning = ''] = word.split('\0');
      add(template, beginning, !word.includes('\0'));
    }
  }

  function visit(node: ts.Node): void {
    if (ts.isJsxAttribute(node) && classProperty.test(node.name.getText(source))) {
      read(node.initializer);
    } else if (ts.isPropertyAssignment(node) && classProperty.test(node.name.getText(source))) {
      read(node.initializer);
    } else if (ts.isBindingElement(node) && node.name.getText(source) === 'className') {
      read(node.initializer);
    } else if (ts.isBinaryExpression(node) && node.left.getText(source).endsWith('.className')) {
      if (node.operatorToken.kind === ts.SyntaxKind.EqualsToken) read(node.right);
    } else if (ts.isCallExpression(node)) {
      const callee = node.expression.getText(source);
      if (callee === 'classNames' || classListMethod.test(callee)) {
        for (const one of node.arguments) read(one);
      }
    }
    ts.forEachChild(node, visit);
  }

  visit(source);
  return [...found.values()];
}

/** What is put into a template as a word of its own. */
function wholeWordsOf({ head, templateSpans }: ts.TemplateExpression): readonly ts.Node[] {
  return templateSpans
    .filter(({ literal }, at) => {
      const before = templateSpans[at - 1]?.literal ?? head;
      return /(?:^|\s)$/.test(before.text) && /^(?:\s|$)/.test(literal.text);
    })
    .map(({ expression }) => expression);
}

/** The values of the file's constants by their names. */
function findConstants(source: ts.SourceFile): ReadonlyMap<string, ts.Node> {
  const constants = new Map<string, ts.Node>();
  function visit(node: ts.Node): void {
    if (ts.isVariableDeclaration(node) && ts.isIdentifier(node.name) && node.initializer) {
      constants.set(node.name.text, node.initializer);
    }
    ts.forEachChild(node, visit);
  }
  visit(source);
  return constants;
}

function initializerOf(member: ts.ObjectLiteralElementLike): ts.Node | undefined {
  return ts.isPropertyAssignment(member) ? member.initializer : undefined;
}
