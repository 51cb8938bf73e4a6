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

/** Builds the script that leads from page to page, under a name that changes with its content. */
async function buildScript(): Promise<void> {
  const bundle = await rollup({
    input: resolve(folder, 'src/browser/site.ts'),
    plugins: [nodeResolve({ browser: true, extensions: ['.ts', '.js'] }), sources()],
    onwarn(warning) {
      throw new Error(warning.message);
    },
  });
  const { output: files } = await bundle.generate({ format: 'es', generatedCode: 'es2015' });
  await bundle.close();
  if (files.length !== 1) throw new Error(`The script is one file, not ${files.length}`);
  const { code, errors } = minifySync('site.js', files[0].code, {
    module: true,
    compress: { target: 'es2023' },
    mangle: { toplevel: true },
    codegen: { legalComments: 'none' },
  });
  if (errors.length > 0) throw new Error(errors[0]?.message);
  const hash = createHash('sha256').update(code).digest('hex').slice(0, 12);
  writeFileSync(resolve(output, `site-${hash}.js`), code);
}

rmSync(output, { recursive: true, force: true });
mkdirSync(output, { recursive: true });
writeFileSync(resolve(output, 'icon.svg'), readFileSync(resolve(folder, 'src/icon.svg')));
await buildScript();
