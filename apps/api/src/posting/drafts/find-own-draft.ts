import { isPostingKind } from '@boardwalk/sdk-core/listings/form/posting-kinds';
import { Problem } from '@boardwalk/sdk-core/vocabulary/problem';
import { and, eq, ne } from 'drizzle-orm';
import { requirePermission } from '../../access/require-permission.ts';
import { listings } from '../../listings/tables.ts';
import type { OperationContext } from '../../platform/calls/operation.ts';
import { requireMember } from '../../platform/calls/require-rule.ts';
import type { Queries } from '../../platform/database/database.ts';
import { type DraftRow, listingDrafts } from '../tables.ts';

type Surroundings = Pick<OperationContext, 'caller' | 'clock' | 'extensions'> & {
  readonly database: Queries;
};

/** The number of a draft that the caller may write, with the draft where there is one. */
export interface OwnDraft {
  readonly draft: DraftRow | undefined;
  /** The listing that it changes; absent for a new one. */
  readonly listing: Pick<typeof listings.$inferSelect, 'kind' | 'ownerId' | 'version'> | undefined;
}

/**
 * Finds the draft of a number, and the listing that it changes, where the caller may write them;
 * else there is nothing.
 */
export async function findOwnDraft(context: Surroundings, id: number): Promise<OwnDraft> {
  const { userId } = requireMember(context.caller);
  const { kind, ownerId, version, status } = listings;
  const [listing] = await context.database
    .select({ kind, ownerId, version })
    .from(listings)
    .where(and(eq(listings.id, id), ne(status, 'Delete')));
  if (listing) {
    // A realtor's page has no form.
    if (!isPostingKind(listing.kind)) throw noDraft();
    await requirePermission(context, 'write', { type: listing.kind, id: String(id) });
  }
  const [draft] = await context.database
    .select()
    .from(listingDrafts)
    .where(eq(listingDrafts.id, id));
  if (!listing && draft?.ownerId !== userId) throw noDraft();
  return { draft, listing };
}

/** What is answered where somebody has no such draft. */
export function noDraft(): Problem {
  return new Problem('not-found', 'You have no such draft.');
}
