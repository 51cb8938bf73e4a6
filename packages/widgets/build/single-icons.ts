import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, resolve } from 'node:path';

const require = createRequire(import.meta.url);
const barrel = resolve(dirname(require.resolve('lucide/package.json')), 'dist/esm/lucide.mjs');
const importOfIcons = /import \{([^}]*)\} from 'lucide';/g;
let files: ReadonlyMap<string, string> | undefined;

/**
 * Imports icons one by one. Through the package's entry every icon would seem to be used wherever
 * one is, and all would go where the first is needed.
 */
export function importSingleIcons(code: string): string {
  return code.replace(importOfIcons, (_, names: string) =>
    names
      .split(',')
      .map((name) => name.trim())
      .filter((name) => name !== '' && !name.startsWith('type '))
      .map(importOne)
      .join(''),
  );
}

function importOne(name: string): string {
  const [icon = '', local = icon] = name.split(/\s+as\s+/);
  files ??= iconFiles();
  const file = files.get(icon);
  if (file === undefined) throw new Error(`lucide has no icon ${icon}`);
  return `import ${local} from ${JSON.stringify(file)};`;
}

function iconFiles(): ReadonlyMap<string, string> {
  const found = new Map<string, string>();
  for (const [, names = '', path = ''] of readFileSync(barrel, 'utf8').matchAll(
    /^export \{([^}]*)\} from '(\.\/icons\/[^']+)';$/gm,
  )) {
    for (const [, name] of names.matchAll(/default as (\w+)/g)) {
      if (name) found.set(name, resolve(dirname(barrel), path));
    }
  }
  return found;
}
