import { parentPort } from 'node:worker_threads';
import { lowerPriority } from '../../../platform/lower-priority.ts';
import { checkTable } from '../reading/check-table.ts';
import type { CheckedRows, TableOutline, TableTask } from './with-checked-table.ts';

/** Calls of everybody go before a table of one person. */
const priority = 10;

/** Rows that are handed over at a time: to take in more would hold up calls. */
const rowsAtOnce = 100;

lowerPriority(priority);

/** The table that was checked last, as far as it is not handed over. */
let rows: CheckedRows = [];

async function check({ bytes, surroundings }: TableTask): Promise<TableOutline> {
  const table = await checkTable(bytes, surroundings);
  rows = [...table.right, ...table.wrong];
  return {
    rows: table.rows,
    keys: table.right.map(({ key }) => key),
    problems: table.wrong.reduce((total, { problems }) => total + problems.length, 0),
  };
}

function takeRows(): CheckedRows {
  const next = rows.slice(0, rowsAtOnce);
  rows = rows.slice(rowsAtOnce);
  return next;
}

parentPort?.on('message', async (task: TableTask | 'next') => {
  parentPort?.postMessage(task === 'next' ? takeRows() : await check(task));
});
