import { myListingsMessages } from '@boardwalk/sdk-core/posting/own/my-listings-messages';
import type { OwnListingSummary } from '@boardwalk/sdk-core/posting/own/schemas';
import { fillMessage } from '@boardwalk/sdk-core/vocabulary/text/message';
import { useMessages } from '../../element/mount/widget-context.ts';
import { ListingRow } from '../../parts/listing-row/ListingRow.tsx';
import { editorRoute } from './editor-route.ts';

/** Picture and name of a listing, what it is and where, and what its owner should know. */
export function OwnListing({ row }: { readonly row: OwnListingSummary }) {
  const messages = useMessages(myListingsMessages);
  return (
    <ListingRow listing={row} title={row.title || messages.untitled} route={editorRoute(row)}>
      {row.reason !== null && (
        <p className="listing-note own-warning">
          {fillMessage(messages.reason, { reason: row.reason })}
        </p>
      )}
      {row.standing === 'review' && <p className="listing-note">{messages.waits}</p>}
      {row.standing !== 'draft' && row.draftSavedAt !== null && (
        <p className="listing-note">{messages.unpublished}</p>
      )}
    </ListingRow>
  );
}
