import { readDeletionSubject } from '@boardwalk/sdk-core/posting/own/deletion-subject';
import { Problem } from '@boardwalk/sdk-core/vocabulary/problem';
import { and, eq } from 'drizzle-orm';
import { requirePermission } from '../../access/require-permission.ts';
import type { Confirmable } from '../../embeds/confirmations/confirmables.ts';
import { listings } from '../../listings/tables.ts';

/** Deleting a listing of one's own for good: the user who confirms sees its title. */
const deleteListing: Confirmable = {
  kind: 'delete-listing',
  async describe(subject, member, surroundings) {
    const { type: kind, id } = readDeletionSubject(subject) ?? {};
    if (kind === undefined || id === undefined) throw noListing();
    await requirePermission({ ...surroundings, caller: member }, 'delete', {
      type: kind,
      id: String(id),
    });
    const [listing] = await surroundings.database
      .select({ title: listings.title })
      .from(listings)
      .where(and(eq(listings.id, id), eq(listings.kind, kind)));
    if (!listing) throw noListing();
    return { about: listing.title };
  },
};

/** What of listings a partner's page may ask for. */
export const confirmableListings: readonly Confirmable[] = [deleteListing];

function noListing(): Problem {
  return new Problem('invalid-request', 'A page asked to delete a listing that is none.', {
    fields: [{ path: 'body.subject', message: 'expected the kind and the id of a listing' }],
  });
}
