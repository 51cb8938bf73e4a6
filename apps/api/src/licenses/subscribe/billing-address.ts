import { type BillingAddress, isCodeOfRegion } from '@boardwalk/sdk-core/account/billing-rules';
import { billingParts } from '@boardwalk/sdk-core/account/profile-rules';
import { Problem } from '@boardwalk/sdk-core/vocabulary/problem';
import { eq } from 'drizzle-orm';
import { users } from '../../account/tables.ts';
import type { Queries } from '../../platform/database/database.ts';

/** The billing address in somebody's profile; without a whole one that can be true nothing is sold to them. */
export async function requireBillingAddress(
  queries: Queries,
  userId: number,
): Promise<BillingAddress> {
  const [user] = await queries
    .select({
      countryCode: users.billingCountry,
      state: users.billingState,
      postalCode: users.billingPostalCode,
      city: users.billingCity,
      line1: users.billingLine1,
    })
    .from(users)
    .where(eq(users.id, userId));
  if (!user) throw new Error(`There is no user ${userId}, though a session is theirs.`);
  const { countryCode, state, postalCode, city, line1 } = user;
  if (countryCode && state && postalCode && city && line1) {
    const address = { countryCode, state, postalCode, city, line1 };
    if (isCodeOfRegion(address)) return address;
    // One that was saved before codes were held against their province.
    throw new Problem('incomplete-profile', 'Please correct your billing address before you buy.', {
      fields: [{ path: 'profile.billing.postalCode', message: `expected one of ${state}` }],
    });
  }
  throw new Problem('incomplete-profile', 'Please tell your billing address before you buy.', {
    fields: billingParts
      .filter((part) => !user[part])
      .map((part) => ({ path: `profile.billing.${part}`, message: 'expected a value' })),
  });
}
