import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { rollup } from 'rollup';
import { build } from 'tsup';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { esbuildWithoutServerHalves, withoutServerHalves } from './server-halves.ts';

const folder = mkdtempSync(join(tmpdir(), 'boardwalk-halves-'));
const fileOf = (name: string) => join(folder, name);

beforeAll(() => {
  writeFileSync(fileOf('bw-a.server.ts'), 'export const secret = 1;');
  writeFileSync(fileOf('lazy.ts'), "export { secret } from './bw-a.server.ts';");
  writeFileSync(fileOf('good.ts'), 'export const word = 1;');
  writeFileSync(fileOf('bad.ts'), "export const part = () => import('./lazy.ts');");
});

afterAll(() => rmSync(folder, { recursive: true }));

const message = /bw-a\.server\.ts is what a server alone knows/;

test('a widget’s server half never gets into a file for browsers, not even a later one', async () => {
  const plugins = [withoutServerHalves()];
  await expect(rollup({ input: fileOf('bad.ts'), plugins })).rejects.toThrow(message);
  const bundle = await rollup({ input: fileOf('good.ts'), plugins });
  expect(bundle.watchFiles).toEqual([fileOf('good.ts')]);
  await bundle.close();
});

test('nor into one of the npm package', async () => {
  const options = (name: string) => ({
    entry: [fileOf(name)],
    outDir: fileOf('out'),
    format: 'esm' as const,
    silent: true,
    config: false as const,
    esbuildPlugins: [esbuildWithoutServerHalves()],
  });
  await expect(build(options('bad.ts'))).rejects.toThrow(message);
  await expect(build(options('good.ts'))).resolves.toBeUndefined();
});
