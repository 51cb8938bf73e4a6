import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { tokenDescriptions } from '../../src/element/token-descriptions.ts';
import type { TokenDescription } from './widget-description.ts';

/** The tokens of `tokens.css` with their defaults; throws where its tokens and the words about them differ. */
export function describeTokens(packageFolder: string): readonly TokenDescription[] {
  const css = readFileSync(resolve(packageFolder, 'src/element/tokens.css'), 'utf8');
  const defaults = new Map(
    [...css.matchAll(/var\(\s*(--bw-[\w-]+),\s*([^;]+?)\s*\);/g)].map(
      ([, name = '', value = '']) => [name, value] as const,
    ),
  );
  const described = Object.entries(tokenDescriptions);
  const known = new Set(described.map(([name]) => name));
  const different = [
    ...[...defaults.keys()].filter((name) => !known.has(name)),
    ...[...known].filter((name) => !defaults.has(name)),
  ];
  if (different.length > 0) {
    throw new Error(`Only one of tokens.css and token-descriptions.ts has ${different.join(', ')}`);
  }
  return described.map(([name, description]) => {
    const value = defaults.get(name);
    return { name, description, ...(value !== undefined && { default: value }) };
  });
}
