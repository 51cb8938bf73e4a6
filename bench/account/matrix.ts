import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { resolve } from 'node:path';
import { createInterface } from 'node:readline';
import { printFigure } from '../figures/figure.ts';

const repository = resolve(import.meta.dirname, '../..');
const vitest = 'tools/node_modules/vitest/vitest.mjs';
const settings = ['--config', 'tools/testing/vitest.config.ts', '--root', '.'];
const matrix = ['--project', 'operations', 'apps/api/src/permission-matrix'];

/** What a shard of the matrix prints. */
interface ShardFigure {
  readonly id: 'matrix.endpoints' | 'matrix.cases';
  readonly value: number;
  readonly limit?: number;
}

/** Runs the whole permission matrix and prints the sums of its shards; answers whether it held. */
export async function measureMatrix(): Promise<boolean> {
  const { BOARDWALK_MATRIX_DOMAINS: _, ...env } = process.env;
  const child = spawn(process.execPath, [vitest, 'run', ...settings, ...matrix], {
    cwd: repository,
    env,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const exit = once(child, 'exit');
  const figures: ShardFigure[] = [];
  for await (const line of createInterface(child.stdout)) {
    const printed = /\{"id":"matrix\..*\}/.exec(line)?.[0];
    if (printed !== undefined) figures.push(JSON.parse(printed));
  }
  const endpoints = figures.filter(({ id }) => id === 'matrix.endpoints');
  const value = sumOf(endpoints.map((figure) => figure.value));
  const limit = sumOf(endpoints.map((figure) => figure.limit ?? Number.NaN));
  const holds = printFigure({
    id: 'matrix.endpoints',
    value,
    unit: 'endpoints',
    limit,
    isLeast: true,
  });
  const cases = figures.filter(({ id }) => id === 'matrix.cases').map((figure) => figure.value);
  console.log(JSON.stringify({ id: 'matrix.cases', value: sumOf(cases), unit: 'cases' }));
  const [code] = await exit;
  return holds && value > 0 && code === 0;
}

function sumOf(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0);
}
