import { execFileSync } from 'node:child_process';
import { resolve } from 'node:path';

const repository = resolve(import.meta.dirname, '../..');
const vitest = 'tools/node_modules/vitest/vitest.mjs';
const settings = ['--config', 'tools/testing/vitest.config.ts', '--root', '.'];
const flood = ['--project', 'operations', 'apps/api/src/alerts/mail/flood.test.ts'];

/** Mails to one reader while somebody posts sixty matching listings in two minutes, as its test counts them. */
export function measureFlood(): number {
  const printed = execFileSync(process.execPath, [vitest, 'run', ...settings, ...flood], {
    cwd: repository,
    encoding: 'utf8',
  });
  const line = /\{"id":"alerts\.flood\.mails".*\}/.exec(printed)?.[0];
  if (line === undefined) throw new Error('The test of a flood of listings printed no figure.');
  return JSON.parse(line).value;
}
