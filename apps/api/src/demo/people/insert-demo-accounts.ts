import { callingCodes, readPhoneNumber } from '@boardwalk/sdk-core/account/phone-rules';
import type { NamedCity } from '@boardwalk/sdk-core/vocabulary/places/named-city';
import { dayMs } from '@boardwalk/sdk-core/vocabulary/time/durations';
import { eq } from 'drizzle-orm';
import { demoAddress } from '../../account/demo-address.ts';
import { hashPassword } from '../../account/password/passwords.ts';
import { memberships, users } from '../../account/tables.ts';
import type { Queries } from '../../platform/database/database.ts';
import type { DemoListing } from '../demo-listing.ts';
import { randomFor } from '../draw.ts';
import { demoAccounts, demoPassword } from './demo-accounts.ts';
import { drawPhone } from './people.ts';

const yearMs = 365 * dayMs;

/** Lets some of the demo's people sign in, with complete profiles; `owners` are ids by number. */
export async function insertDemoAccounts(
  transaction: Queries,
  listings: readonly DemoListing[],
  owners: ReadonlyMap<number, number>,
  now: Date,
): Promise<void> {
  // One for all: each takes a thread for as long as a sign-in does.
  const passwordHash = await hashPassword(demoPassword);
  const taken = new Set<number>();
  for (const { username, groups, owns } of demoAccounts) {
    const listing = listings.find((one) => one.kind === owns && canHave(one, taken));
    const userId = listing && owners.get(listing.owner.number);
    if (!listing || userId === undefined) throw new Error(`The demo has nobody for ${username}.`);
    taken.add(listing.owner.number);
    await transaction
      .update(users)
      .set({
        username,
        email: demoAddress(username),
        passwordHash,
        consentedAt: now,
        // Mail about what they post is sent at once, as for users who are not new.
        createdAt: new Date(now.getTime() - yearMs),
        ...phoneOf(username, listing),
        ...billingOf(listing),
      })
      .where(eq(users.id, userId));
    for (const group of groups) {
      const cities = group === 'city_administrators' ? [cityOf(listing)] : [];
      await transaction.insert(memberships).values({ userId, group, cities, createdAt: now });
    }
  }
}

/** Whose address is known, and who has no other account. */
function canHave({ status, address, owner }: DemoListing, taken: ReadonlySet<number>): boolean {
  const isWhole = address.street !== null && address.postalCode !== null;
  return status === 'Active' && isWhole && !taken.has(owner.number);
}

function phoneOf(username: string, { address: { country } }: DemoListing) {
  const number = readPhoneNumber(country, drawPhone(randomFor('account', username), country));
  if (number === undefined) throw new Error(`The demo has no telephone for ${username}.`);
  return { phoneCountry: country, phoneCode: callingCodes[country], phoneNumber: number };
}

function cityOf({ address: { city, region, country } }: DemoListing): NamedCity {
  return { city, region, country };
}

function billingOf({ address }: DemoListing) {
  return {
    billingCountry: address.country,
    billingPostalCode: address.postalCode,
    billingState: address.region,
    billingCity: address.city,
    billingLine1: address.street,
  };
}
