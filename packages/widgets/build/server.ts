import { resolve } from 'node:path';
import { type Plugin, rollup } from 'rollup';
import { preact } from './cdn.ts';
import type { ElementFile } from './element-files.ts';
import { easyCropPatch } from './patches/easy-crop-patch.ts';
import { leafletPatch } from './patches/leaflet-patch.ts';
import { reactDefault } from './patches/react-default.ts';
import { resolveOnce } from './resolve-once.ts';
import { sources } from './source-plugin.ts';

const tables = '\0widget-tables';

/** `virtual:widget-tables`: every table by its tag, and the server halves of those that have one. */
function widgetTables(elements: readonly ElementFile[]): Plugin {
  return {
    name: 'widget-tables',
    resolveId: (id) => (id === 'virtual:widget-tables' ? tables : null),
    load(id) {
      if (id !== tables) return null;
      const imports = elements.map(({ file }, n) => `import t${n} from ${JSON.stringify(file)};`);
      const rows = elements.map(({ tag }, n) => `${JSON.stringify(tag)}: t${n}`);
      const served = elements.filter(({ serverFile }) => serverFile !== undefined);
      const serverImports = served.map(
        ({ serverFile }, n) => `import s${n} from ${JSON.stringify(serverFile)};`,
      );
      const servers = served.map(({ tag }, n) => `${JSON.stringify(tag)}: s${n}`);
      return (
        `${imports.join('')}export const widgets = {${rows.join()}};` +
        `${serverImports.join('')}export const servers = {${servers.join()}};`
      );
    },
  };
}

/** The widgets for Node: the same Preact that hydrates them in a browser. */
export async function buildServer(
  packageFolder: string,
  elements: readonly ElementFile[],
  output: string,
): Promise<void> {
  const bundle = await rollup({
    input: { server: resolve(packageFolder, 'src/page/server.ts') },
    plugins: [
      widgetTables(elements),
      reactDefault(),
      preact(),
      leafletPatch(),
      easyCropPatch(),
      resolveOnce({ exportConditions: ['production'] }),
      sources('server'),
    ],
    onwarn(warning) {
      throw new Error(warning.message);
    },
  });
  await bundle.write({
    dir: output,
    format: 'es',
    entryFileNames: '[name].js',
    chunkFileNames: 'parts/[name].js',
  });
  await bundle.close();
}
