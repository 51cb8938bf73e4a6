import { join, resolve } from 'node:path';
import { percentile95, printFigure } from '../figures/figure.ts';
import { startBenchCluster } from '../postgres/bench-cluster.ts';
import { measureFlood } from './flood.ts';
import { measureLive } from './live.ts';
import { measureMail } from './mail.ts';
import { type MeasuredPages, measurePages } from './pages.ts';
import { measureMatching } from './rules.ts';

const repository = resolve(import.meta.dirname, '../..');
const folder = join(repository, 'var/bench-messages');
const say = (sentence: string) => process.stderr.write(`${sentence}\n`);

async function measure(): Promise<MeasuredPages> {
  const cluster = await startBenchCluster({ folder, isKept: false }, say);
  try {
    return await measurePages(cluster, folder);
  } finally {
    await cluster.stop();
  }
}

const { threads, messages, search } = await measure();
const live = await measureLive();
const mailTimes = await measureMail();
const floodMails = measureFlood();
const { agreement, ...matching } = await measureMatching(folder, say);
if (matching.found === 0) throw new Error('No rule was found, so nothing was measured.');
const held = [
  printFigure({ id: 'inbox.threads.p95', value: threads.p95, unit: 'ms', limit: 15 }),
  printFigure({ id: 'inbox.messages.p95', value: messages.p95, unit: 'ms', limit: 15 }),
  printFigure({ id: 'inbox.search.p95', value: search.p95, unit: 'ms', limit: 50 }),
  printFigure({ id: 'message.live.p95', value: live.p95, unit: 'ms', limit: 300 }),
  printFigure({ id: 'rules.mail.s', value: percentile95(mailTimes), unit: 's', limit: 10 }),
  printFigure({ id: 'alerts.flood.mails', value: floodMails, unit: 'mails', limit: 1 }),
  printFigure({
    id: 'rules.match.p95',
    value: percentile95(matching.times),
    unit: 'ms',
    limit: 50,
  }),
  printFigure({
    id: 'rules.agree',
    value: agreement.agreed,
    unit: 'pairs',
    // All that were drawn.
    limit: agreement.pairs,
    isLeast: true,
  }),
];
process.exitCode = held.every(Boolean) ? 0 : 1;
