import { inArray, type SQL } from 'drizzle-orm';
import { licenses } from '../tables.ts';

/** Licences that were paid for: an address by which nothing was sold is nobody's to look into. */
export function wasPaid(): SQL {
  return inArray(licenses.state, ['ACTIVE', 'ENDED']);
}
