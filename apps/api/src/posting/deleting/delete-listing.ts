import { writeDeletionSubject } from '@boardwalk/sdk-core/posting/own/deletion-subject';
import type * as schemas from '@boardwalk/sdk-core/posting/schemas';
import { lockPermissions } from '../../access/lock-permissions.ts';
import { requirePermission } from '../../access/require-permission.ts';
import { spendConfirmation } from '../../embeds/confirmations/spend-confirmation.ts';
import { lockListingOwner } from '../../listings/storage/lock-listing-owner.ts';
import type { Handler } from '../../platform/domain.ts';
import { requireUnused } from '../life/require-unused.ts';
import { auditAdministratorAction } from '../publish/audit-administrator-action.ts';
import { lockListing } from '../publish/lock-listing.ts';
import { deletePublications } from './delete-publications.ts';
import { notifyListingDeletion } from './notify-listing-deletion.ts';

/** Takes a listing away for good; its number stays, to which others may still refer. */
export const deleteListing: Handler<typeof schemas.deleteListing> = (
  { params: { type: kind, id }, query: { confirmation } },
  context,
) =>
  context.database.transaction(async (transaction) => {
    // Who is let do something with it at this moment is let first, and loses it here.
    await lockPermissions(transaction, { id: String(id) });
    await lockListingOwner(transaction, id);
    const row = await lockListing(transaction, kind, id);
    const own = { ...context, database: transaction };
    await requirePermission(own, 'delete', { type: kind, id: String(id) });
    const subject = writeDeletionSubject({ type: kind, id });
    await spendConfirmation(
      transaction,
      { id: confirmation, kind: 'delete-listing', subject },
      context,
    );
    await requireUnused(transaction, context, id, context.clock.now());
    await deletePublications(transaction, context, [id], context.clock.now());
    await auditAdministratorAction(transaction, context, { event: 'listing-deleted', row });
    await notifyListingDeletion(transaction, context, row);
    return null;
  });
