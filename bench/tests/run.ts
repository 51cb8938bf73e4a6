import { spawn } from 'node:child_process';
import { globSync } from 'node:fs';
import { resolve } from 'node:path';
import { createInterface } from 'node:readline';
import { printFigure } from '../figures/figure.ts';

const repository = resolve(import.meta.dirname, '../..');

/** What tests and checks print of their CPU time, user and system, of all their processes. */
interface CpuFigure {
  readonly value: number;
  readonly parts: Readonly<Record<string, number>>;
}

/** Runs a script of this repository; answers the CPU seconds that it printed, in all and by part. */
async function measure(file: string, ...args: readonly string[]): Promise<CpuFigure> {
  const child = spawn(process.execPath, [file, ...args], {
    cwd: repository,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const ended = new Promise<number | null>((done) => child.on('close', done));
  let figure: CpuFigure | undefined;
  for await (const line of createInterface(child.stdout)) {
    // Of the runs within a run, the last line is that of the whole.
    if (/^\{"id":"[a-z]+\.run\.cpu\.s"/.test(line)) figure = JSON.parse(line) as CpuFigure;
    else process.stderr.write(`${line}\n`);
  }
  if ((await ended) !== 0) throw new Error(`${[file, ...args].join(' ')} did not pass.`);
  if (!figure) throw new Error('This system shows no CPU times of processes.');
  return figure;
}

/** A change of one operation with its test, and one of a widget. */
const changes = {
  operation: [
    'apps/api/src/inbox/threads/send-message.ts',
    'apps/api/src/inbox/threads/threads.test.ts',
  ],
  widget: ['packages/widgets/src/inbox/bw-inbox/Inbox.tsx'],
};

/** Each part of the figures by its name on the command line. */
const parts = {
  async matrix() {
    const { parts: used } = await measure(
      'tools/testing/run/main.ts',
      ...globSync('apps/api/src/permission-matrix/*.test.ts', { cwd: repository }),
    );
    const { operations = Number.NaN } = used;
    return printFigure({ id: 'matrix.cpu.s', value: operations, unit: 's', limit: 50 });
  },
  async changed() {
    let most = 0;
    for (const [name, files] of Object.entries(changes)) {
      const { value } = await measure('tools/testing/changed/run.ts', ...files);
      console.log(JSON.stringify({ id: `tests.changed.${name}.cpu.s`, value, unit: 's' }));
      most = Math.max(most, value);
    }
    return printFigure({ id: 'tests.changed.cpu.s', value: most, unit: 's', limit: 150 });
  },
  async whole() {
    const tests = await measure('tools/testing/run/main.ts');
    const checks = await measure('tools/checks/run.ts');
    const minutes = Math.round((tests.value + checks.value) / 6) / 10;
    return printFigure({ id: 'tests.cpu.minutes', value: minutes, unit: 'min', limit: 37 });
  },
};

const named = process.argv.slice(2);
const held: boolean[] = [];
for (const [name, run] of Object.entries(parts)) {
  if (named.length === 0 || named.includes(name)) held.push(await run());
}
process.exitCode = held.length > 0 && held.every(Boolean) ? 0 : 1;
