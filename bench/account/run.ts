import { spawn } from 'node:child_process';
import { join, resolve } from 'node:path';
import { createInterface } from 'node:readline';
import { printFigure } from '../figures/figure.ts';
import { startBenchCluster } from '../postgres/bench-cluster.ts';
import { startBenchServer } from './bench-server.ts';
import { measureHold } from './hold.ts';
import { measureLogins } from './log-in.ts';
import { measureMatrix } from './matrix.ts';
import { measureSessions } from './sessions.ts';

const repository = resolve(import.meta.dirname, '../..');
const folder = join(repository, 'var/bench-account');
const say = (sentence: string) => process.stderr.write(`${sentence}\n`);
const round = (value: number) => Math.round(value * 100) / 100;

async function measureServer(): Promise<boolean[]> {
  const cluster = await startBenchCluster({ folder, isKept: false }, say);
  try {
    const bench = await startBenchServer(cluster, folder);
    try {
      const { p95, bystanderRatio } = await measureLogins(bench);
      const sessionP95 = await measureSessions(bench, 1_000_000);
      const hold = await measureHold(bench);
      say(`A bystander waits longest for ${hold.body.name} at ${hold.body.path}.`);
      return [
        printFigure({ id: 'login.p95', value: round(p95), unit: 'ms', limit: 120 }),
        printFigure({
          id: 'login.bystander.ratio',
          value: round(bystanderRatio),
          unit: '1',
          limit: 2,
        }),
        printFigure({ id: 'body.hold.ms', value: round(hold.ms), unit: 'ms', limit: 20 }),
        printFigure({ id: 'session.db.p95', value: round(sessionP95), unit: 'ms', limit: 2 }),
      ];
    } finally {
      await bench.close();
    }
  } finally {
    await cluster.stop();
  }
}

/** Runs a script of this repository, and passes on the figures that it prints; answers whether it held. */
async function passOn(id: RegExp, file: string, ...args: readonly string[]): Promise<boolean> {
  const child = spawn(process.execPath, [file, ...args], {
    cwd: repository,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  for await (const line of createInterface(child.stdout)) {
    const figure = /\{"id":.*\}/.exec(line)?.[0];
    if (figure && id.test(figure)) console.log(figure);
  }
  return child.exitCode === 0;
}

const held = await measureServer();
held.push(await passOn(/"(?:account\.extra|cropper)\.gz"/, 'tools/checks/size.ts'));
held.push(await measureMatrix());
process.exitCode = held.every(Boolean) ? 0 : 1;
