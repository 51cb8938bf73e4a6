import { dirname, resolve } from 'node:path';
import { nodeResolve, type RollupNodeResolveOptions } from '@rollup/plugin-node-resolve';
import type { Plugin, ResolveIdResult } from 'rollup';

/**
 * `nodeResolve` that resolves an import once, not for each file that has it: every time it reads
 * the links of the whole path and the manifest of the package.
 */
export function resolveOnce(options: RollupNodeResolveOptions): Plugin {
  const plugin = nodeResolve(options);
  const { handler, ...order } = requireHandler(plugin.resolveId);
  const results = new Map<string, Promise<ResolveIdResult>>();
  return {
    ...plugin,
    resolveId: {
      ...order,
      handler(source, importer, context) {
        // What it has resolved comes past once more, so that other plugins see it.
        if (context.custom?.['node-resolve']) return handler.call(this, source, importer, context);
        const folder = importer === undefined ? '' : dirname(importer);
        const key = source.startsWith('.') ? resolve(folder, source) : `${folder}\0${source}`;
        const known = results.get(key);
        if (known) return known;
        const result = Promise.resolve(handler.call(this, source, importer, context));
        results.set(key, result);
        return result;
      },
    },
  };
}

function requireHandler(hook: Plugin['resolveId']) {
  if (typeof hook === 'object') return hook;
  throw new Error('The resolver has no handler: read the installed @rollup/plugin-node-resolve.');
}
