import { relative, resolve } from 'node:path';
import type { Options } from 'tsup';
import { patchedEasyCrop } from './patches/easy-crop-patch.ts';
import { patchedLeaflet } from './patches/leaflet-patch.ts';
import { minifyCss, resolveCss } from './source-plugin.ts';
import { inlineCss, loadStyles, noModule, resolveStyles } from './styles/style-modules.ts';

type EsbuildPlugin = NonNullable<Options['esbuildPlugins']>[number];

/** What the Rollup builds do by their plugins, for esbuild; `folder` is that of the package. */
export function esbuildSources(folder: string): EsbuildPlugin {
  return {
    name: 'boardwalk-sources',
    setup({ onResolve, onLoad }) {
      onResolve({ filter: /\?inline$/ }, ({ path, importer }) => ({
        // With the query, as tsup takes every path that ends with .css for its own; relative, as
        // the path stands in a comment of what is built.
        path: relative(folder, resolveCss(path, importer)) + inlineCss,
        namespace: 'css',
      }));
      onLoad({ filter: /.*/, namespace: 'css' }, ({ path }) => ({
        contents: minifyCss(resolve(folder, path.slice(0, -inlineCss.length))),
        loader: 'text',
      }));
      onResolve({ filter: /(?:\.css|\?styles)$/ }, ({ path, importer }) => {
        const styles = resolveStyles(path, importer);
        return styles === noModule
          ? { path: 'no-module', namespace: 'no-module', sideEffects: false }
          : { path: relative(folder, styles ?? path), namespace: 'styles' };
      });
      onLoad({ filter: /.*/, namespace: 'no-module' }, () => ({ contents: '' }));
      onLoad({ filter: /.*/, namespace: 'styles' }, ({ path }) => ({
        contents: loadStyles(resolve(folder, path)).code,
        resolveDir: folder,
      }));
      onResolve({ filter: /^leaflet$/ }, () => ({ path: 'leaflet', namespace: 'leaflet' }));
      onLoad({ filter: /.*/, namespace: 'leaflet' }, () => ({ contents: patchedLeaflet() }));
      onResolve({ filter: /^react-easy-crop$/ }, ({ path }) => ({ path, namespace: 'easy-crop' }));
      onLoad({ filter: /.*/, namespace: 'easy-crop' }, () => ({
        contents: patchedEasyCrop(),
        resolveDir: folder,
      }));
    },
  };
}
