import { users } from '../account/tables.ts';
import { payerColumns } from '../billing/invoices/find-payer.ts';
import { isAnyOf } from '../platform/database/any-of.ts';
import type { Queries } from '../platform/database/database.ts';

/** A person as mails and invoices need them. */
export type PersonRow = Awaited<ReturnType<typeof findPeople>>[number];

/** These people, buyers and sellers, by one reading; closed accounts among them. */
export function findPeople(queries: Queries, ids: readonly number[]) {
  const { id, email, state } = users;
  return queries
    .select({ id, email, state, ...payerColumns })
    .from(users)
    .where(isAnyOf(id, ids))
    .prepare('find_people_of_order')
    .execute();
}
