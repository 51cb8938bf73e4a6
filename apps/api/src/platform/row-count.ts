import type { QueryResult } from 'pg';

/** How many rows a statement wrote. */
export function countRows({ command, rowCount }: QueryResult): number {
  if (rowCount === null)
    throw new Error(`The database did not say how many rows ${command} wrote.`);
  return rowCount;
}
