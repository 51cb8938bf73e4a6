import { most } from '@boardwalk/sdk-core/posting/limits';
import type * as schemas from '@boardwalk/sdk-core/posting/schemas';
import { Problem } from '@boardwalk/sdk-core/vocabulary/problem';
import { and, eq, isNull } from 'drizzle-orm';
import { lockActiveUser } from '../../access/accounts/lock-active-user.ts';
import { requireMember } from '../../platform/calls/require-rule.ts';
import type { Handler } from '../../platform/domain.ts';
import { listingDrafts } from '../tables.ts';
import { describeDraft } from './describe-draft.ts';
import { nextListingId } from './next-listing-id.ts';

/** Begins a draft of a new listing, under the number that the listing will have. */
export const startDraft: Handler<typeof schemas.startDraft> = (
  { params: { type: kind }, body: { body } },
  { caller, database, clock },
) => {
  const { userId: ownerId } = requireMember(caller);
  return database.transaction(async (transaction) => {
    // Of several drafts begun at once none gets past the limit.
    await lockActiveUser(transaction, ownerId);
    const isNew = and(eq(listingDrafts.ownerId, ownerId), isNull(listingDrafts.listingVersion));
    const count = await transaction.$count(listingDrafts, isNew);
    if (count >= most.drafts) {
      throw new Problem(
        'forbidden',
        `You have ${count} drafts. Please publish or delete one first.`,
      );
    }
    const now = clock.now();
    const draft = {
      id: await nextListingId(transaction),
      kind,
      ownerId,
      version: 1,
      listingVersion: null,
      body,
      createdAt: now,
      updatedAt: now,
    };
    await transaction.insert(listingDrafts).values(draft);
    return describeDraft(draft);
  });
};
