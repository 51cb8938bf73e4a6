import ts from 'typescript';

/** What an effect does that is no work of an effect. */
export interface EffectFault {
  readonly line: number;
  readonly kind: 'asks' | 'sets';
  /** The call, as it is written up to its arguments. */
  readonly call: string;
}

const effects = new Set(['useEffect', 'useLayoutEffect']);
const timers = new Set(['setTimeout', 'setInterval', 'requestAnimationFrame', 'queueMicrotask']);

/** The methods of a file's stores that answer a promise: by these a store loads, saves or changes. */
export function findAskingMethods(source: ts.SourceFile): string[] {
  const names: string[] = [];
  visit(source, (node) => {
    if (!ts.isInterfaceDeclaration(node) || !/(?:Store|Client)$/.test(node.name.text)) return;
    for (const member of node.members) {
      const answer = ts.isMethodSignature(member) ? member.type : functionTypeOf(member)?.type;
      if (member.name && answer?.getText().startsWith('Promise<'))
        names.push(member.name.getText());
    }
  });
  return names;
}

/**
 * Where effects ask a store or the client for something, at once or by a timer, and where they set
 * state of React at once. What an effect hands to listeners and observers is no part of it.
 */
export function findEffectFaults(
  source: ts.SourceFile,
  asking: ReadonlySet<string>,
): readonly EffectFault[] {
  const setters = settersOf(source);
  const faults: EffectFault[] = [];
  /** A timer may set itself again. */
  const looked = new Set<ts.Node>();

  function judge(node: ts.CallExpression, isLater: boolean): void {
    const { expression } = node;
    const line = source.getLineAndCharacterOfPosition(node.getStart()).line + 1;
    const add = (kind: EffectFault['kind']) =>
      faults.push({ line, kind, call: expression.getText().replace(/\s+/g, '') });
    if (ts.isIdentifier(expression)) {
      if (setters.has(expression.text)) return void (isLater || add('sets'));
      const origin = bindingOf(source, expression.text);
      if (origin && asking.has(origin.method) && isStore(source, origin.store)) add('asks');
    } else if (ts.isPropertyAccessExpression(expression)) {
      const { name, expression: asked } = expression;
      if (asking.has(name.text) && isStore(source, asked)) add('asks');
    }
  }

  function look(node: ts.Node, isLater: boolean): void {
    if (ts.isFunctionLike(node) || looked.has(node)) return;
    looked.add(node);
    if (ts.isCallExpression(node)) {
      judge(node, isLater);
      const [first] = node.arguments;
      if (first && timers.has(node.expression.getText())) lookInto(source, first, look, true);
    }
    node.forEachChild((child) => look(child, isLater));
  }

  visit(source, (node) => {
    if (!ts.isCallExpression(node) || !effects.has(node.expression.getText())) return;
    const [callback] = node.arguments;
    if (callback) lookInto(source, callback, look, false);
  });
  return faults;
}

/** Looks into the body of a function, be it written there or named. */
function lookInto(
  source: ts.SourceFile,
  given: ts.Expression,
  look: (node: ts.Node, isLater: boolean) => void,
  isLater: boolean,
): void {
  const made = ts.isIdentifier(given) ? declarationOf(source, given.text) : given;
  if (made && (ts.isArrowFunction(made) || ts.isFunctionExpression(made))) look(made.body, isLater);
  else if (made && ts.isFunctionDeclaration(made) && made.body) look(made.body, isLater);
  else if (made && ts.isCallExpression(made) && made.expression.getText() === 'useEffectEvent') {
    const [event] = made.arguments;
    if (event && !ts.isIdentifier(event)) lookInto(source, event, look, isLater);
  }
}

/** Stores have names that say so, or are made where they are declared; the client is one, too. */
function isStore(source: ts.SourceFile, asked: ts.Expression): boolean {
  if (ts.isCallExpression(asked)) return isMaking(asked);
  const name = ts.isPropertyAccessExpression(asked) ? asked.name.text : asked.getText();
  if (/(?:^s|S)tore$|^client$/.test(name)) return true;
  const made = ts.isIdentifier(asked) && declarationOf(source, asked.text);
  return made ? isMaking(made) : false;
}

function isMaking(made: ts.Node): boolean {
  return /\bcreate\w*Store\b/.test(made.getText());
}

/** What a name of the file stands for: its function, or the value that it is declared by. */
function declarationOf(source: ts.SourceFile, name: string): ts.Node | undefined {
  let found: ts.Node | undefined;
  visit(source, (node) => {
    if (ts.isFunctionDeclaration(node) && node.name?.text === name) found = node;
    if (!ts.isVariableDeclaration(node) || !node.initializer) return;
    const names = ts.isArrayBindingPattern(node.name)
      ? node.name.elements.map((element) => element.getText())
      : [node.name.getText()];
    if (names.includes(name)) found = node.initializer;
  });
  return found;
}

/** Of `const { load } = store`: the method's own name, and the store. */
function bindingOf(source: ts.SourceFile, name: string) {
  let found: { readonly method: string; readonly store: ts.Expression } | undefined;
  visit(source, (node) => {
    if (!ts.isBindingElement(node) || node.name.getText() !== name) return;
    const { parent: pattern } = node;
    const { parent: declaration } = pattern;
    if (!ts.isObjectBindingPattern(pattern) || !ts.isVariableDeclaration(declaration)) return;
    const { initializer } = declaration;
    if (initializer)
      found = { method: (node.propertyName ?? node.name).getText(), store: initializer };
  });
  return found;
}

/** What sets the state that the file's components keep. */
function settersOf(source: ts.SourceFile): ReadonlySet<string> {
  const setters = new Set<string>();
  visit(source, (node) => {
    if (!ts.isVariableDeclaration(node) || !ts.isArrayBindingPattern(node.name)) return;
    const [, setter] = node.name.elements;
    const { initializer } = node;
    if (!setter || !initializer || !ts.isCallExpression(initializer)) return;
    if (/^use(?:State|Reducer)$/.test(initializer.expression.getText()))
      setters.add(setter.getText());
  });
  return setters;
}

function functionTypeOf(member: ts.TypeElement): ts.FunctionTypeNode | undefined {
  if (!ts.isPropertySignature(member) || !member.type) return undefined;
  return ts.isFunctionTypeNode(member.type) ? member.type : undefined;
}

function visit(node: ts.Node, look: (node: ts.Node) => void): void {
  look(node);
  node.forEachChild((child) => visit(child, look));
}
