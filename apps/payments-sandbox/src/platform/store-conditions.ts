import { type SQL, sql } from 'drizzle-orm';
import { objects } from './tables.ts';

/** Leaves out what was deleted. */
export const isUndeletedRow = sql`not (${objects.body} ? 'deleted')`;

/** Whose field is this text. */
export function fieldIs(name: string, value: string): SQL {
  return sql`${objects.body} ->> ${name} = ${value}`;
}
