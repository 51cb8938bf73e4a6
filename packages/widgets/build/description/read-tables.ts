import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { nodeResolve } from '@rollup/plugin-node-resolve';
import { rollup } from 'rollup';
import type { ElementTable } from '../../src/element/element-table.ts';
import { preact } from '../cdn.ts';
import { easyCropPatch } from '../easy-crop-patch.ts';
import type { ElementFile } from '../element-files.ts';
import { leafletPatch } from '../leaflet-patch.ts';
import { widgetTables } from '../server.ts';
import { sources } from '../source-plugin.ts';

/** The tables with everything that they say of themselves, by tag. */
export async function readTables(
  elements: readonly ElementFile[],
): Promise<Readonly<Record<string, ElementTable>>> {
  const bundle = await rollup({
    input: 'virtual:widget-tables',
    plugins: [
      widgetTables(elements),
      preact(),
      leafletPatch(),
      easyCropPatch(),
      nodeResolve({ exportConditions: ['production'] }),
      sources('documentation'),
    ],
    onwarn(warning) {
      throw new Error(warning.message);
    },
  });
  const folder = mkdtempSync(join(tmpdir(), 'boardwalk-tables-'));
  try {
    await bundle.write({ dir: folder, format: 'es', entryFileNames: 'tables.mjs' });
    await bundle.close();
    const { widgets } = await import(pathToFileURL(join(folder, 'tables.mjs')).href);
    return widgets;
  } finally {
    rmSync(folder, { recursive: true });
  }
}
