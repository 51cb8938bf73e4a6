import { leafletPatch } from '@boardwalk/widgets/build/patches/leaflet-patch.ts';
import { nodeResolve } from '@rollup/plugin-node-resolve';
import { minifySync } from 'oxc-minify';
import { transformSync } from 'oxc-transform';
import { type Plugin, rollup } from 'rollup';
import { isStyle } from './load-tables.ts';
import { partExamples } from './part-examples.ts';

/** What React's names stand for in browsers, as in the widgets. */
const preact: Readonly<Record<string, string>> = {
  react: 'preact/compat',
  'react-dom': 'preact/compat',
  'react-dom/client': 'preact/compat/client',
  'react/jsx-runtime': 'preact/jsx-runtime',
};

/** TypeScript and TSX to plain modules, React's names to Preact. */
function sources(): Plugin {
  return {
    name: 'sources',
    resolveId(id) {
      // The sheets of the kit and of the parts stand in the playground's own already.
      if (isStyle(id)) return { id: '\0styles', moduleSideEffects: false };
      const name = preact[id];
      return name === undefined ? null : this.resolve(name, import.meta.filename);
    },
    load: (id) => (id === '\0styles' ? 'export default [];' : null),
    transform(code, id) {
      const isTyped = /\.tsx?$/.test(id);
      if (!isTyped && !code.includes('process.env.NODE_ENV')) return null;
      const result = transformSync(id, code, {
        target: 'es2023',
        jsx: { runtime: 'automatic', development: false },
        define: { 'process.env.NODE_ENV': '"production"' },
      });
      if (result.errors.length > 0) this.error(`${id}: ${JSON.stringify(result.errors[0])}`);
      return { code: result.code, map: null };
    },
  };
}

/** One script, minified: a module, or a classic one that runs where it stands. */
export async function buildScript(input: string, format: 'es' | 'iife'): Promise<string> {
  const bundle = await rollup({
    input,
    plugins: [
      partExamples(),
      leafletPatch(),
      sources(),
      nodeResolve({ browser: true, extensions: ['.ts', '.tsx', '.js', '.mjs'] }),
    ],
    onwarn(warning) {
      throw new Error(warning.message);
    },
  });
  const { output: files } = await bundle.generate({
    format,
    generatedCode: 'es2015',
    // What widgets load when it is needed comes with the page here.
    inlineDynamicImports: true,
  });
  await bundle.close();
  if (files.length !== 1) throw new Error(`${input} makes one file, not ${files.length}`);
  return minify(files[0].fileName, files[0].code, format === 'es');
}

/** A script without what only people read. */
export function minify(name: string, source: string, isModule = false): string {
  const { code, errors } = minifySync(name, source, {
    module: isModule,
    compress: { target: 'es2023' },
    mangle: { toplevel: isModule },
    codegen: { legalComments: 'inline' },
  });
  if (errors.length > 0) throw new Error(`${name}: ${errors[0]?.message}`);
  return code;
}
