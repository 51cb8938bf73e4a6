import { eq } from 'drizzle-orm';
import type { Queries } from '../../platform/database/database.ts';
import { users } from '../tables.ts';

/** What people state about themselves, apart from how they sign in. */
type PersonFacts = Pick<
  typeof users.$inferInsert,
  | 'firstName'
  | 'lastName'
  | 'phoneCountry'
  | 'phoneCode'
  | 'phoneNumber'
  | 'profilePictureId'
  | 'billingCountry'
  | 'billingPostalCode'
  | 'billingState'
  | 'billingCity'
  | 'billingLine1'
>;

/** Writes what is given; the rest stays. */
export async function changePerson(
  queries: Queries,
  userId: number,
  facts: Partial<PersonFacts>,
): Promise<void> {
  await queries.update(users).set(facts).where(eq(users.id, userId));
}
