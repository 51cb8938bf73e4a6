import { findMissingFields } from '@boardwalk/sdk-core/account/profile-rules';
import type { Profile } from '@boardwalk/sdk-core/profile/schemas';
import { eq } from 'drizzle-orm';
import { users } from '../account/tables.ts';
import type { Member } from '../platform/calls/caller.ts';
import type { Queries } from '../platform/database/database.ts';
import { maskContact } from './mask-contact.ts';
import { pictureOf } from './picture-of.ts';
import { profileVersion } from './profile-version.ts';

/**
 * Describes a profile as its owner sees it, with what is missing in it; to a caller who acts as
 * them it shows less of how to reach them.
 */
export async function describeProfile(
  queries: Queries,
  { userId, actorId }: Pick<Member, 'userId' | 'actorId'>,
): Promise<Profile> {
  const [user] = await queries.select().from(users).where(eq(users.id, userId));
  if (!user) throw new Error(`There is no user ${userId}, though a session is theirs.`);
  const facts = {
    firstName: user.firstName,
    lastName: user.lastName,
    username: user.username,
    email: user.email,
    phone: phoneOf(user),
    billing: {
      countryCode: user.billingCountry,
      postalCode: user.billingPostalCode,
      state: user.billingState,
      city: user.billingCity,
      line1: user.billingLine1,
    },
  };
  const isMasked = actorId !== null;
  return {
    id: userId,
    ...facts,
    ...(isMasked && maskContact(facts)),
    profilePicture: pictureOf(user),
    missing: findMissingFields(facts),
    version: profileVersion(user, isMasked),
    isMasked,
  };
}

function phoneOf({
  phoneCountry: country,
  phoneCode: code,
  phoneNumber: number,
}: typeof users.$inferSelect): Profile['phone'] {
  if (country === null || number === null) return null;
  return code === 1 || code === 61 ? { country, code, number } : null;
}
