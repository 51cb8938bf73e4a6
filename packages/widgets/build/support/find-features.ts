import type { Node } from 'acorn';
import { full } from 'acorn-walk';
import type { NewerFeatures } from './newer-features.ts';
import { isMember, memberName } from './parse-built.ts';

/** What a built file uses that is newer than the promised browsers. */
export function findFeatures(tree: Node, newer: NewerFeatures): ReadonlySet<string> {
  const found = new Set<string>();
  const own = declaredNames(tree);
  full(tree, (node) => {
    if (isMember(node)) {
      const name = memberName(node);
      if (name === undefined) return;
      const owner = node.object.type === 'Identifier' ? node.object.name : '';
      if (newer.statics.has(`${owner}.${name}`)) found.add(`${owner}.${name}`);
      else if (isWindow(owner) && newer.globals.has(name)) found.add(name);
      else if (newer.members.has(name)) found.add(`.${name}`);
    } else if (node.type === 'Identifier' && 'name' in node) {
      const name = String(node.name);
      if (newer.globals.has(name) && !own.has(name)) found.add(name);
    } else if (node.type === 'Literal' && 'value' in node && typeof node.value === 'string') {
      for (const feature of findStyleFeatures(node.value, newer)) found.add(feature);
    } else if (node.type === 'TemplateElement' && 'value' in node) {
      const { cooked } = node.value as { cooked?: string };
      for (const feature of findStyleFeatures(cooked ?? '', newer)) found.add(feature);
    }
  });
  return found;
}

const isWindow = (name: string) => ['window', 'globalThis', 'self'].includes(name);

/** Names that the file declares somewhere: under these it means its own. */
function declaredNames(tree: Node): ReadonlySet<string> {
  const names = new Set<string>();
  full(tree, (node) => {
    const patterns = [
      'id' in node ? node.id : undefined,
      ...('params' in node && Array.isArray(node.params) ? node.params : []),
      'local' in node ? node.local : undefined,
      'param' in node ? node.param : undefined,
    ];
    for (const pattern of patterns) addNames(pattern, names);
  });
  return names;
}

function addNames(pattern: unknown, names: Set<string>): void {
  if (typeof pattern !== 'object' || pattern === null) return;
  if ('type' in pattern && pattern.type === 'Identifier' && 'name' in pattern) {
    names.add(String(pattern.name));
  }
  for (const key of ['elements', 'properties', 'value', 'argument', 'left'] as const) {
    const part: unknown = Reflect.get(pattern, key);
    for (const one of Array.isArray(part) ? part : [part]) addNames(one, names);
  }
}

/** Of a text that is CSS, which is minified. */
function findStyleFeatures(text: string, newer: NewerFeatures): readonly string[] {
  if (!/\{[\w-]+:[^}]+\}/.test(text)) return [];
  const used = [
    ...[...text.matchAll(/[{;]([a-z-]+):/g)].map(([, name]) => `property ${name}`),
    ...[...text.matchAll(/(@[a-z-]+)/g)].map(([, name]) => `${name}`),
    ...[...text.matchAll(/(:[a-z-]+)(?=[^{};]*\{)/g)].map(([, name]) => `${name}`),
  ];
  return used.filter((feature) => newer.styles.has(feature));
}
