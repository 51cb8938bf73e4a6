import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { nodeResolve } from '@rollup/plugin-node-resolve';
import { minifySync } from 'oxc-minify';
import { transformSync } from 'oxc-transform';
import { type Plugin, rollup } from 'rollup';

const folder = import.meta.dirname;
const output = resolve(folder, 'dist');

/** TypeScript to plain modules. */
function sources(): Plugin {
  return {
    name: 'sources',
    transform(code, id) {
      if (!id.endsWith('.ts')) return null;
      const result = transformSync(id, code, { target: 'es2023' });
      if (result.errors.length > 0) this.error(`${id}: ${JSON.stringify(result.errors[0])}`);
      return { code: result.code, map: null };
    },
  };
}

/** The code of a script of the site, as one file. */
async function buildScript(source: string, format: 'es' | 'iife'): Promise<string> {
  const bundle = await rollup({
    input: resolve(folder, 'src/browser', source),
    plugins: [nodeResolve({ browser: true, extensions: ['.ts', '.js'] }), sources()],
    onwarn(warning) {
      throw new Error(warning.message);
    },
  });
  const { output: files } = await bundle.generate({
    format,
    generatedCode: 'es2015',
    strict: false,
  });
  await bundle.close();
  if (files.length !== 1) throw new Error(`The script is one file, not ${files.length}`);
  const { code, errors } = minifySync(source, files[0].code, {
    module: format === 'es',
    compress: { target: 'es2023' },
    mangle: { toplevel: true },
    codegen: { legalComments: 'none' },
  });
  if (errors.length > 0) throw new Error(errors[0]?.message);
  return code;
}

rmSync(output, { recursive: true, force: true });
mkdirSync(output, { recursive: true });
writeFileSync(resolve(output, 'icon.svg'), readFileSync(resolve(folder, 'src/icon.svg')));
writeFileSync(resolve(output, 'head.js'), await buildScript('head.ts', 'iife'));
const site = await buildScript('site.ts', 'es');
// Under a name that changes with its content.
const hash = createHash('sha256').update(site).digest('hex').slice(0, 12);
writeFileSync(resolve(output, `site-${hash}.js`), site);
