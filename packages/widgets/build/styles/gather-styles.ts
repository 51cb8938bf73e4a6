import { readFileSync, statSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, resolve } from 'node:path';
import { parse } from 'acorn';
import { transformSync } from 'oxc-transform';

const require = createRequire(import.meta.url);

/** The styles of a component and of all that it shows at once. */
interface GatheredStyles {
  /** CSS files, absolute, in the order in which they apply. */
  readonly sheets: readonly string[];
  /** The modules that import them. */
  readonly modules: readonly string[];
}

/**
 * Gathers the CSS files that modules reach by static imports. What a lower layer looks like comes
 * before what a higher one makes of it; within a layer, children come before what shows them.
 */
export function gatherStyles(...roots: readonly string[]): GatheredStyles {
  const sheets = new Set<string>();
  const modules = new Set<string>();
  function visit(file: string): void {
    if (modules.has(file)) return;
    modules.add(file);
    for (const imported of importsOf(file)) {
      if (isSheet(imported)) sheets.add(imported);
      else visit(imported);
    }
  }
  for (const root of roots) visit(root);
  return {
    sheets: [...sheets].toSorted((one, other) => layerOf(one) - layerOf(other)),
    modules: [...modules],
  };
}

export function isSheet(file: string): boolean {
  return file.endsWith('.css');
}

/** From those that know least to those that know most of what they show. */
const layers = [
  /\/node_modules\//,
  /\/src\/element\//,
  /\/src\/kit\//,
  /\/src\/parts\//,
  /\/src\/[\w-]+\/shared\//,
  // What widgets of one domain share.
  /\/src\/[\w-]+\/(?!bw-)/,
];

function layerOf(sheet: string): number {
  const layer = layers.findIndex((pattern) => pattern.test(sheet));
  return layer === -1 ? layers.length : layer;
}

interface KnownImports {
  readonly time: number;
  readonly imports: readonly string[];
}

const known = new Map<string, KnownImports>();

/** The sheets and the modules of our own that a file imports for their values, in their order. */
function importsOf(file: string): readonly string[] {
  const time = statSync(file).mtimeMs;
  const before = known.get(file);
  if (before?.time === time) return before.imports;
  const imports = readImports(file);
  known.set(file, { time, imports });
  return imports;
}

function readImports(file: string): readonly string[] {
  const { code } = transformSync(file, readFileSync(file, 'utf8'), {
    jsx: { runtime: 'automatic' },
  });
  const { body } = parse(code, { ecmaVersion: 'latest', sourceType: 'module' });
  return body
    .flatMap((statement) => ('source' in statement && statement.source ? [statement.source] : []))
    .map(({ value }) => String(value))
    .filter((source) => isSheet(source) || /^\..*\.tsx?$/.test(source))
    .map((source) => resolveFile(source, file));
}

/** The file that an import without a query means. */
export function resolveFile(source: string, importer: string): string {
  return source.startsWith('.') ? resolve(dirname(importer), source) : require.resolve(source);
}
