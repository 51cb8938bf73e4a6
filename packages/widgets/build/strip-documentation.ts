import { type CallExpression, type Node, type ObjectExpression, type Property, parse } from 'acorn';
import { full } from 'acorn-walk';

/** A stretch of code with what stands there instead. */
interface Edit {
  readonly start: number;
  readonly end: number;
  readonly text: string;
}

/** What a call of a declaring function becomes in browsers. */
type Strip = (call: CallExpression, fail: Fail) => readonly Edit[];
type Fail = (node: Node, expected: string) => never;

/** The functions that declare something, by the file that exports them. */
const declaring: Readonly<Record<string, Readonly<Record<string, Strip>>>> = {
  'element-table': {
    defineElement: stripTable(['summary', 'slots', 'parts', 'tokens', 'events', 'opensFirst']),
    event: stripSentence,
    property: stripSentence,
  },
  attributes: { defineAttributes: stripAttributes },
  endpoint: { endpoint: stripTable(['summary']) },
};

/**
 * Takes out of a module what only documentation and types say of a widget, an attribute, an event,
 * a property or a call. Throws on a declaration of a shape that it does not know.
 */
export function stripDocumentation(code: string, file: string): string {
  if (!/\b(?:defineElement|defineAttributes|event|property|endpoint)\b/.test(code)) return code;
  const fail: Fail = (node, expected) => {
    const line = code.slice(0, node.start).split('\n').length;
    throw new Error(
      `${file}, line ${line} of its JavaScript: expected ${expected}, found ${code.slice(node.start, node.end).slice(0, 80)}`,
    );
  };
  const tree = parse(code, { ecmaVersion: 'latest', sourceType: 'module' });
  const strips = importedStrips(tree.body, fail);
  if (strips.size === 0) return code;
  const edits: Edit[] = [];
  const calls = new Set<Node>();
  full(tree, (node) => {
    if (!isCall(node) || node.callee.type !== 'Identifier') return;
    const strip = strips.get(node.callee.name);
    if (!strip) return;
    calls.add(node.callee);
    edits.push(...strip(node, fail));
  });
  full(tree, (node) => {
    const isUse = node.type === 'Identifier' && 'name' in node && strips.has(String(node.name));
    if (isUse && !calls.has(node)) fail(node, 'a call');
  });
  return apply(code, edits);
}

/** The declaring functions that a module imports, by the names that they have there. */
function importedStrips(statements: readonly Node[], fail: Fail): ReadonlyMap<string, Strip> {
  const found = new Map<string, Strip>();
  for (const statement of statements) {
    if (!isImport(statement)) continue;
    const [, name = ''] = /([\w-]+)(?:\.ts)?$/.exec(String(statement.source.value)) ?? [];
    const exported = Object.hasOwn(declaring, name) ? declaring[name] : undefined;
    if (!exported) continue;
    for (const specifier of statement.specifiers) {
      if (specifier.type !== 'ImportSpecifier') fail(statement, 'an import by name');
      const { imported, local } = specifier;
      const strip = imported.type === 'Identifier' ? exported[imported.name] : undefined;
      if (strip) found.set(local.name, strip);
    }
  }
  return found;
}

/** `defineElement({ summary: '…', tag: 'bw-x' })` is `({ tag: 'bw-x' })`. */
function stripTable(names: readonly string[]): Strip {
  return (call, fail) => {
    const table = onlyObject(call, fail);
    return [...unwrap(call, table), ...without(table, names, fail)];
  };
}

/**
 * `defineAttributes({ near: { type: 'string', description: '…' } })`: each without its description.
 * Those of another table (`...tableAttributes`) are stripped where that is declared.
 */
function stripAttributes(call: CallExpression, fail: Fail): readonly Edit[] {
  const table = onlyObject(call, fail);
  const attributes = table.properties.flatMap((property) => {
    if (property.type === 'SpreadElement' && property.argument.type === 'Identifier') return [];
    const { value } = named(property, fail);
    return value.type === 'ObjectExpression' ? [value] : fail(value, 'an attribute as an object');
  });
  return [
    ...unwrap(call, table),
    ...attributes.flatMap((attribute) => without(attribute, ['description'], fail)),
  ];
}

/** `event('…')` is `{}`. */
function stripSentence(call: CallExpression, fail: Fail): readonly Edit[] {
  const [sentence, ...rest] = call.arguments;
  const isText = sentence?.type === 'Literal' || sentence?.type === 'TemplateLiteral';
  if (!isText || rest.length > 0) fail(call, 'one sentence');
  return [{ start: call.start, end: call.end, text: '({})' }];
}

function onlyObject(call: CallExpression, fail: Fail): ObjectExpression {
  const [table, ...rest] = call.arguments;
  if (table?.type !== 'ObjectExpression' || rest.length > 0) return fail(call, 'one object');
  return table;
}

/** The call's argument in its place. */
function unwrap(call: CallExpression, argument: Node): readonly Edit[] {
  return [
    { start: call.start, end: argument.start, text: '(' },
    { start: argument.end, end: call.end, text: ')' },
  ];
}

/** An object without the properties of these names; what a call answers (`...fileAnswer(type)`) has none. */
function without(
  { properties, end }: ObjectExpression,
  names: readonly string[],
  fail: Fail,
): readonly Edit[] {
  return properties.flatMap((property, at) => {
    if (property.type === 'SpreadElement' && property.argument.type === 'CallExpression') return [];
    const { key } = named(property, fail);
    if (key.type !== 'Identifier' || !names.includes(key.name)) return [];
    return [{ start: property.start, end: properties[at + 1]?.start ?? end - 1, text: '' }];
  });
}

/** A property whose name stands there. */
function named(property: ObjectExpression['properties'][number], fail: Fail): Property {
  if (property.type === 'SpreadElement' || property.computed) return fail(property, 'a name');
  return property;
}

/** What stands within another stretch goes with it. */
function apply(code: string, edits: readonly Edit[]): string {
  let result = '';
  let from = 0;
  for (const { start, end, text } of edits.toSorted((a, b) => a.start - b.start)) {
    if (start < from) continue;
    result += code.slice(from, start) + text;
    from = end;
  }
  return result + code.slice(from);
}

function isCall(node: Node): node is CallExpression {
  return node.type === 'CallExpression';
}

function isImport(node: Node): node is import('acorn').ImportDeclaration {
  return node.type === 'ImportDeclaration';
}
