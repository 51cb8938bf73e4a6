import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build } from 'tsup';
import type { ElementTable } from '../../src/element/attributes/element-table.ts';
import type { ElementFile } from '../element-files.ts';
import { esbuildSources } from '../esbuild-sources.ts';

const packageFolder = resolve(import.meta.dirname, '../..');

/** The tables with everything that they say of themselves, by tag. */
export async function readTables(
  elements: readonly ElementFile[],
): Promise<Readonly<Record<string, ElementTable>>> {
  const folder = mkdtempSync(join(tmpdir(), 'boardwalk-tables-'));
  try {
    const entry = join(folder, 'tables.ts');
    writeFileSync(entry, importTables(elements));
    await build({
      entry: [entry],
      outDir: folder,
      format: 'esm',
      target: 'es2023',
      platform: 'browser',
      silent: true,
      config: false,
      tsconfig: resolve(packageFolder, 'tsconfig.json'),
      env: { NODE_ENV: 'production' },
      // What is built stands where no package is found.
      noExternal: [/./],
      outExtension: () => ({ js: '.mjs' }),
      esbuildPlugins: [esbuildSources(packageFolder)],
    });
    const { tables } = await import(pathToFileURL(join(folder, 'tables.mjs')).href);
    return tables;
  } finally {
    rmSync(folder, { recursive: true });
  }
}

function importTables(elements: readonly ElementFile[]): string {
  const imports = elements.map(({ file }, n) => `import t${n} from ${JSON.stringify(file)};`);
  const rows = elements.map(({ tag }, n) => `${JSON.stringify(tag)}: t${n}`);
  return `${imports.join('\n')}\nexport const tables = {${rows.join()}};\n`;
}
