import { type SQL, sql } from 'drizzle-orm';
import type { Queries } from '../database/database.ts';
import { mails } from '../tables.ts';

/** Which mails went to an address, however it is written; none where there is no address. */
export function areTo(email: string | null): SQL {
  return sql`lower(${mails.recipient}) = lower(${email})`;
}

/** Removes all mail to an address, sent or not. */
export async function deleteMailsTo(queries: Queries, email: string | null): Promise<void> {
  await queries.delete(mails).where(areTo(email));
}
