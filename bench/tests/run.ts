import { globSync } from 'node:fs';
import { resolve } from 'node:path';
import { printFigure } from '../figures/figure.ts';
import { readFigures } from '../figures/read-figures.ts';

const repository = resolve(import.meta.dirname, '../..');

/** Runs a script of this repository; answers the CPU seconds that it printed of all its processes. */
async function measure(id: string, ...args: readonly string[]): Promise<number> {
  const { figures, hasPassed } = await readFigures(args, {});
  if (!hasPassed) throw new Error(`${args.join(' ')} did not pass.`);
  const seconds = figures.get(id);
  if (seconds === undefined) throw new Error('This system shows no CPU times of processes.');
  return seconds;
}

const ofTests = 'tests.run.cpu.s';

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
    const shards = globSync('apps/api/src/permission-matrix/*.test.ts', { cwd: repository });
    const value = await measure(ofTests, 'tools/testing/run/main.ts', ...shards);
    return printFigure({ id: 'matrix.cpu.s', value, unit: 's', limit: 50 });
  },
  async changed() {
    let most = 0;
    for (const [name, files] of Object.entries(changes)) {
      const value = await measure(ofTests, 'tools/testing/changed/run.ts', ...files);
      console.log(JSON.stringify({ id: `tests.changed.${name}.cpu.s`, value, unit: 's' }));
      most = Math.max(most, value);
    }
    return printFigure({ id: 'tests.changed.cpu.s', value: most, unit: 's', limit: 150 });
  },
  async whole() {
    const tests = await measure(ofTests, 'tools/testing/run/main.ts');
    const checks = await measure('checks.run.cpu.s', 'tools/checks/run.ts');
    const minutes = Math.round((tests + checks) / 6) / 10;
    return printFigure({ id: 'tests.cpu.minutes', value: minutes, unit: 'min', limit: 37 });
  },
};

const named = process.argv.slice(2);
const held: boolean[] = [];
for (const [name, run] of Object.entries(parts)) {
  if (named.length === 0 || named.includes(name)) held.push(await run());
}
process.exitCode = held.length > 0 && held.every(Boolean) ? 0 : 1;
