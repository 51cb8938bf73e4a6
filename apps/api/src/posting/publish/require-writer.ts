import { isMember, mayIn } from '@boardwalk/sdk-core/access/may';
import type { PostingKind } from '@boardwalk/sdk-core/listings/form/posting-kinds';
import { neededGroups } from '@boardwalk/sdk-core/posting/writing/needed-groups';
import type { PostingObstacle } from '@boardwalk/sdk-core/posting/writing/obstacles';
import type { Profile } from '@boardwalk/sdk-core/profile/schemas';
import { Problem } from '@boardwalk/sdk-core/vocabulary/problem';
import { policyPerson } from '../../access/policy-person.ts';
import type { Member } from '../../platform/calls/caller.ts';
import type { BusinessClock } from '../../platform/clock.ts';
import type { Queries } from '../../platform/database/database.ts';
import { describeProfile } from '../../profile/describe-profile.ts';

/** Refuses a member who may not post a listing of the kind. */
export async function requireWriter(
  transaction: Queries,
  member: Member,
  kind: PostingKind,
  clock: BusinessClock,
): Promise<void> {
  const { obstacle, missing } = await findPostingObstacle(transaction, member, kind, clock);
  switch (obstacle) {
    case 'profile':
      throw new Problem('incomplete-profile', 'Please complete your profile before you post.', {
        fields: missing.map((field) => ({ path: `profile.${field}`, message: 'expected a value' })),
      });
    case 'merchants':
      throw new Problem('forbidden', 'Please become a merchant before you post as one.');
    case 'city_administrators':
      throw new Problem('forbidden', 'Only people whom the city names can change entries.');
    case null:
      return;
  }
}

interface FoundObstacle {
  readonly obstacle: PostingObstacle | null;
  /** What the profile lacks. */
  readonly missing: Profile['missing'];
}

/**
 * What stands between a member and posting a listing of the kind: a profile has to be complete,
 * merchants are of their group, and the directory of a city is written by those who administer it.
 */
export async function findPostingObstacle(
  queries: Queries,
  member: Member,
  kind: PostingKind,
  clock: BusinessClock,
): Promise<FoundObstacle> {
  const { missing } = await describeProfile(queries, member);
  if (missing.length > 0) return { obstacle: 'profile', missing };
  const person = policyPerson(member);
  const now = clock.now().getTime();
  const needed = neededGroups[kind];
  if (!person || !needed || isMember(person, 'administrators', now)) {
    return { obstacle: null, missing };
  }
  // Who belongs to the latter may be allowed to read alone.
  const isAllowed =
    needed === 'merchants' ? isMember(person, needed, now) : mayIn(person, 'create', needed, now);
  return { obstacle: isAllowed ? null : needed, missing };
}
