import { sql } from 'drizzle-orm';
import type { Queries } from '../../platform/database/database.ts';
import { type AddressRow, alertAddresses } from '../tables.ts';

/** The row of an address, however it is written. */
export async function findAddress(
  queries: Queries,
  email: string,
): Promise<AddressRow | undefined> {
  const [address] = await queries
    .select()
    .from(alertAddresses)
    .where(sql`lower(${alertAddresses.email}) = ${email.toLowerCase()}`);
  return address;
}
