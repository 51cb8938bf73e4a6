import { parentPort } from 'node:worker_threads';
import { lowerPriority } from '../../lower-priority.ts';
import type { CheckTable, TableOutline, TableRow, TableTask } from './table-result.ts';

/** Calls of everybody go before a table of one person. */
const priority = 10;

/** Rows that are handed over at a time: to take in more would hold up calls. */
const rowsAtOnce = 100;

lowerPriority(priority);

/** The table that was checked last, as far as it is not handed over. */
let rows: readonly TableRow[] = [];

async function check({ checker, bytes, surroundings }: TableTask): Promise<TableOutline> {
  // Which module it is, the server says, and not who sent the table.
  const module: Readonly<Record<string, CheckTable | undefined>> = await import(checker.module);
  const checkTable = module[checker.name];
  if (!checkTable) throw new Error(`${checker.module} exports no ${checker.name}.`);
  const table = await checkTable(bytes, surroundings);
  rows = [...table.right, ...table.wrong];
  return {
    rows: table.rows,
    keys: table.right.flatMap(({ key }) => key ?? []),
    problems: table.wrong.reduce((total, { problems = [] }) => total + problems.length, 0),
    summary: table.summary,
  };
}

function takeRows(): readonly TableRow[] {
  const next = rows.slice(0, rowsAtOnce);
  rows = rows.slice(rowsAtOnce);
  return next;
}

parentPort?.on('message', async (task: TableTask | 'next') => {
  parentPort?.postMessage(task === 'next' ? takeRows() : await check(task));
});
