import { globSync, readFileSync } from 'node:fs';
import { createRequire, registerHooks } from 'node:module';
import { basename, dirname, resolve } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import type { ElementTable } from '@boardwalk/widgets/element/attributes/element-table.ts';
import { transformSync } from 'oxc-transform';

/** The sources of the widgets. */
export const widgetSources = resolve(
  dirname(createRequire(import.meta.url).resolve('@boardwalk/widgets/element/tokens.css')),
  '..',
);

/** A widget's table and the domain that it belongs to. */
export interface FoundTable {
  readonly domain: string;
  readonly table: ElementTable;
}

/** Whether an import is of a style sheet, of its text, or of the styles of a module. */
export function isStyle(specifier: string): boolean {
  return /(?:\.css|\?inline|\?styles)$/.test(specifier);
}

/** What stands for styles and for what only a build of the widgets knows. */
const nothing = 'nothing:';

/**
 * Every widget's table as it is written, descriptions and all; the builds of the widgets leave those
 * out. Node strips types by itself, but JSX and styles need help.
 */
export async function loadTables(): Promise<readonly FoundTable[]> {
  const hooks = registerHooks({
    resolve(specifier, context, next) {
      const isHelpless = isStyle(specifier) || specifier.startsWith('virtual:');
      return isHelpless ? { url: nothing, shortCircuit: true } : next(specifier, context);
    },
    load(url, context, next) {
      if (url === nothing) {
        return { format: 'module', source: 'export default [];', shortCircuit: true };
      }
      if (!url.endsWith('.tsx')) return next(url, context);
      const file = fileURLToPath(url);
      const { code } = transformSync(file, readFileSync(file, 'utf8'), {
        jsx: { runtime: 'automatic' },
      });
      return { format: 'module', source: code, shortCircuit: true };
    },
  });
  try {
    const files = globSync('*/bw-*/bw-*.element.tsx', { cwd: widgetSources }).sort();
    return await Promise.all(files.map((file) => loadTable(resolve(widgetSources, file))));
  } finally {
    hooks.deregister();
  }
}

async function loadTable(file: string): Promise<FoundTable> {
  const { default: table } = await import(pathToFileURL(file).href);
  return { domain: basename(dirname(dirname(file))), table };
}
