import type { Node } from 'acorn';
import { full } from 'acorn-walk';
import { isMember, memberName } from './parse-built.ts';

/**
 * By constructor, the static methods that are there on every page. Pages replace `Promise` and `Map`
 * by those of older polyfills, which have what the language's edition of 2015 has and nothing since,
 * and add methods of their own under names that the language took later (`Object.groupBy`).
 */
const lastingStatics: Readonly<Record<string, ReadonlySet<string>>> = {
  Promise: new Set(['all', 'race', 'reject', 'resolve', 'prototype']),
  Array: new Set(['from', 'isArray', 'of', 'prototype']),
  Map: new Set(['prototype']),
  Set: new Set(['prototype']),
  Iterator: new Set(),
  Object: new Set([
    ...['assign', 'create', 'defineProperties', 'defineProperty', 'entries', 'freeze'],
    ...['fromEntries', 'getOwnPropertyDescriptor', 'getOwnPropertyDescriptors'],
    ...['getOwnPropertyNames', 'getOwnPropertySymbols', 'getPrototypeOf', 'hasOwn', 'is'],
    ...['isExtensible', 'isFrozen', 'isSealed', 'keys', 'preventExtensions', 'prototype'],
    ...['seal', 'setPrototypeOf', 'values'],
  ]),
};

/** Newer methods of what those make; found where the call stands at the constructor's. */
const newerMethods: Readonly<Record<string, ReadonlySet<string>>> = {
  Promise: new Set(['finally']),
};

/** What a built file calls that a page can take away: `Promise.any`, `Promise().finally`. */
export function findRemovableStatics(tree: Node): ReadonlySet<string> {
  const removable = new Set<string>();
  full(tree, (node) => {
    for (const [owner, name] of readMembers(node)) {
      const lasting = Object.hasOwn(lastingStatics, owner) ? lastingStatics[owner] : undefined;
      if (lasting && !lasting.has(name)) removable.add(`${owner}.${name}`);
    }
    if (!isMember(node)) return;
    const name = memberName(node) ?? '';
    const maker = makerOf(node.object);
    if (maker && newerMethods[maker]?.has(name)) removable.add(`${maker}().${name}`);
  });
  return removable;
}

type OwnedName = readonly [owner: string, name: string];

/** `Promise.any`, `own.Promise.any`, `const { any } = Promise`, each as its owner and its name. */
function readMembers(node: Node): readonly OwnedName[] {
  if (isMember(node)) {
    const owner = ownerName(node.object);
    const name = memberName(node);
    return owner !== undefined && name !== undefined ? [[owner, name]] : [];
  }
  if (node.type !== 'VariableDeclarator') return [];
  const id: unknown = Reflect.get(node, 'id');
  const owner = ownerName(Reflect.get(node, 'init'));
  if (owner === undefined || !isNode(id) || !('properties' in id)) return [];
  const properties: unknown[] = Array.isArray(id.properties) ? id.properties : [];
  return properties.flatMap((property): OwnedName[] => {
    const key = isNode(property) && 'key' in property ? property.key : undefined;
    return isNode(key) && 'name' in key ? [[owner, String(key.name)]] : [];
  });
}

/** The constructor's own name, whatever object it is read of. */
function ownerName(node: unknown): string | undefined {
  if (!isNode(node)) return undefined;
  if (isMember(node)) return memberName(node);
  return node.type === 'Identifier' && 'name' in node ? String(node.name) : undefined;
}

/** The constructor behind `new Promise(…).then(…)` and `Promise.all(…).catch(…)`. */
function makerOf(node: unknown): string | undefined {
  if (!isNode(node)) return undefined;
  if (node.type === 'NewExpression' && 'callee' in node) return ownerName(node.callee);
  if (node.type !== 'CallExpression' || !('callee' in node)) return undefined;
  const { callee } = node;
  if (!isNode(callee) || !isMember(callee)) return undefined;
  const owner = ownerName(callee.object);
  return owner !== undefined && Object.hasOwn(newerMethods, owner) ? owner : makerOf(callee.object);
}

function isNode(value: unknown): value is Node {
  return typeof value === 'object' && value !== null && 'type' in value;
}
