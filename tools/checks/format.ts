import { spawnSync } from 'node:child_process';
import { resolve } from 'node:path';

const biome = resolve(import.meta.dirname, '../node_modules/.bin/biome');
const { status } = spawnSync(biome, ['check', '--write', ...process.argv.slice(2)], {
  stdio: 'inherit',
});
process.exitCode = status ?? 1;
