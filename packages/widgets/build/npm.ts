import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { build } from 'tsup';
import type { ElementFile } from './element-files.ts';
import { patchedLeaflet } from './leaflet-patch.ts';
import { inlineCss, minifyCss, resolveCss } from './source-plugin.ts';

type EsbuildPlugin = NonNullable<
  NonNullable<Parameters<typeof build>[0]>['esbuildPlugins']
>[number];

/** What the Rollup builds do by their plugins, for esbuild. */
function boardwalkSources(entries: string): EsbuildPlugin {
  return {
    name: 'boardwalk-sources',
    setup({ onResolve, onLoad }) {
      onResolve({ filter: /\?inline$/ }, ({ path, importer }) => ({
        // With the query, as tsup takes every path that ends with .css for its own.
        path: resolveCss(path, importer) + inlineCss,
        namespace: 'css',
      }));
      onLoad({ filter: /.*/, namespace: 'css' }, ({ path }) => ({
        contents: minifyCss(path.slice(0, -inlineCss.length)),
        loader: 'text',
      }));
      onResolve({ filter: /^leaflet$/ }, () => ({ path: 'leaflet', namespace: 'leaflet' }));
      onLoad({ filter: /.*/, namespace: 'leaflet' }, () => ({ contents: patchedLeaflet() }));
      onResolve({ filter: /^virtual:widget-loaders$/ }, () => ({
        path: resolve(entries, 'widget-loaders.ts'),
      }));
    },
  };
}

/** The package for applications with a bundler: React stays theirs, one entry a widget. */
export async function buildNpm(
  folder: string,
  elements: readonly ElementFile[],
  output: string,
): Promise<void> {
  const entries = `${output}-entries`;
  writeEntries(folder, entries, elements);
  // Where it runs, tsup looks for package.json: what that depends on stays outside.
  process.chdir(folder);
  await build({
    entry: {
      index: resolve(folder, 'src/page/npm.ts'),
      ...Object.fromEntries(elements.map(({ tag }) => [tag, resolve(entries, `${tag}.ts`)])),
    },
    outDir: output,
    format: 'esm',
    target: 'es2023',
    platform: 'browser',
    splitting: true,
    clean: true,
    silent: true,
    config: false,
    // The contract's types come along: the packages of the workspace are not published.
    dts: {
      compilerOptions: {
        noEmit: false,
        rootDir: '/',
        paths: { '@boardwalk/sdk-core/*': [resolve(folder, '../sdk-core/src/*.ts')] },
      },
    },
    tsconfig: resolve(folder, 'tsconfig.json'),
    noExternal: [/^@boardwalk\//, 'leaflet'],
    esbuildPlugins: [boardwalkSources(entries)],
  });
  rmSync(entries, { recursive: true });
}

/** A module for each widget, which registers its table, and how the page finds these by tag. */
function writeEntries(folder: string, entries: string, elements: readonly ElementFile[]): void {
  const importOf = (file: string) => JSON.stringify(resolve(folder, 'src', file));
  mkdirSync(entries, { recursive: true });
  for (const { tag, file } of elements) {
    writeFileSync(
      resolve(entries, `${tag}.ts`),
      `import ${importOf('page/npm.ts')};
import table from ${JSON.stringify(file)};
import { type ElementOf, faceOf, type JsxOf } from ${importOf('element/element-types.ts')};
import { registerElement } from ${importOf('element/register-element.ts')};

registerElement(table);

const face = faceOf(table);

declare global {
  interface HTMLElementTagNameMap {
    '${tag}': ElementOf<typeof face>;
  }
}

declare module 'react' {
  namespace JSX {
    interface IntrinsicElements {
      '${tag}': JsxOf<typeof face>;
    }
  }
}
`,
    );
  }
  const loaders = elements.map(({ tag }) => `'${tag}': () => import('./${tag}.ts')`);
  writeFileSync(
    resolve(entries, 'widget-loaders.ts'),
    `export const widgetLoaders = {${loaders.join()}};`,
  );
}
