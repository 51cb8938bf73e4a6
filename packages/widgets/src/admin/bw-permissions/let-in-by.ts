import type { ObjectGrant } from '@boardwalk/sdk-core/access/permissions/schemas';
import { fullNameOf } from '../../profile/shared/person-finder/PersonLabel.tsx';

/** The names of those whom somebody let in, and whom these did: their rights go with theirs. */
export function namesLetInBy(grants: readonly ObjectGrant[], { user }: ObjectGrant): string {
  const gone = new Set<number>([user.id]);
  // A set that grows is walked to its new end.
  for (const granter of gone) {
    for (const { user: one, grantedBy } of grants) if (grantedBy?.id === granter) gone.add(one.id);
  }
  gone.delete(user.id);
  return grants
    .filter((one) => gone.has(one.user.id))
    .map((one) => fullNameOf(one.user))
    .join(', ');
}
