import { resolve } from 'node:path';
import { build } from 'tsup';

// Run in the loader's folder, as tsup looks for package.json there: what that depends on stays outside.
const folder = process.cwd();

await build({
  entry: { index: resolve(folder, 'src/load-boardwalk.ts') },
  outDir: resolve(folder, 'dist'),
  format: 'esm',
  target: 'es2023',
  platform: 'browser',
  clean: true,
  silent: true,
  config: false,
  tsconfig: resolve(folder, 'tsconfig.json'),
  // The types that it takes from the workspace come along.
  noExternal: [/^@boardwalk\//],
  dts: {
    compilerOptions: {
      noEmit: false,
      rootDir: '/',
      paths: { '@boardwalk/sdk-core/*': [resolve(folder, '../sdk-core/src/*.ts')] },
    },
  },
});
