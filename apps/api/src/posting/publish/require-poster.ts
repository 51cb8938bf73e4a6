import { isMember, mayIn } from '@boardwalk/sdk-core/access/may';
import type { PostingKind } from '@boardwalk/sdk-core/listings/form/posting-kinds';
import { Problem } from '@boardwalk/sdk-core/vocabulary/problem';
import { policyPerson } from '../../access/policy-person.ts';
import type { Member } from '../../platform/calls/caller.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Queries } from '../../platform/database/database.ts';
import { describeProfile } from '../../profile/describe-profile.ts';

/**
 * Refuses whoever may not post a listing of the kind: a profile has to be complete, merchants are of
 * their group, and the directory of a city is written by those who administer it.
 */
export async function requirePoster(
  transaction: Queries,
  member: Member,
  kind: PostingKind,
  clock: Clock,
): Promise<void> {
  const { missing } = await describeProfile(transaction, member);
  if (missing.length > 0) {
    throw new Problem('incomplete-profile', 'Please complete your profile before you post.', {
      fields: missing.map((field) => ({ path: `profile.${field}`, message: 'expected a value' })),
    });
  }
  const person = policyPerson(member);
  const now = clock.now().getTime();
  if (!person || isMember(person, 'administrators', now)) return;
  if (kind === 'merchant' && !isMember(person, 'merchants', now)) {
    throw new Problem('forbidden', 'Please become a merchant before you post as one.');
  }
  if (kind === 'city_service' && !mayIn(person, 'create', 'city_administrators', now)) {
    throw new Problem('forbidden', 'Only people whom the city names can change entries.');
  }
}
