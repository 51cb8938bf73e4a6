import { type MemberExpression, type Node, parse } from 'acorn';

/** The last edition of the language that all promised browsers read whole. */
const edition = 2023;

/** A built file as a tree; throws on syntax that some promised browser can't read. */
export function parseBuilt(code: string, isModule: boolean): Node {
  return parse(code, {
    ecmaVersion: edition,
    sourceType: isModule ? 'module' : 'script',
    allowHashBang: false,
  });
}

export function isMember(node: Node): node is MemberExpression {
  return node.type === 'MemberExpression';
}

/** `a.name`, `a['name']`. */
export function memberName({ property, computed }: MemberExpression): string | undefined {
  if (!computed && property.type === 'Identifier') return property.name;
  return property.type === 'Literal' && typeof property.value === 'string'
    ? property.value
    : undefined;
}
