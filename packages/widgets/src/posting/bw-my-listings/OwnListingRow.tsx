import { mayWith } from '@boardwalk/sdk-core/posting/own/may-with';
import { myListingsMessages } from '@boardwalk/sdk-core/posting/own/my-listings-messages';
import type { OwnListingSummary } from '@boardwalk/sdk-core/posting/own/schemas';
import { editorRoute } from '@boardwalk/sdk-core/vocabulary/routes/editor-route';
import { listing } from '@boardwalk/sdk-core/vocabulary/routes/routes';
import { fillMessage } from '@boardwalk/sdk-core/vocabulary/text/message';
import { useMessages } from '../../element/mount/widget-context.ts';
import { ListingRow } from '../../listings/shared/listing-row/ListingRow.tsx';
import '../../listings/shared/listing-row/listing-row.css';
import './my-listings.css';

/** Picture and name of a listing, what it is and where, and what its owner should know. */
export function OwnListingRow({ row }: { readonly row: OwnListingSummary }) {
  const messages = useMessages(myListingsMessages);
  const { id, listingType: type } = row;
  const isPublished = row.standing !== 'draft';
  return (
    <ListingRow
      listing={row}
      title={row.title || messages.untitled}
      route={mayWith(row, 'write') ? editorRoute({ id, type, isPublished }) : listing({ type, id })}
    >
      {row.rights && <p className="listing-note">{messages.shared}</p>}
      {row.reason !== null && (
        <p className="listing-note own-warning">
          {fillMessage(messages.reason, { reason: row.reason })}
        </p>
      )}
      {row.standing === 'review' && <p className="listing-note">{messages.waits}</p>}
      {isPublished && row.draftSavedAt !== null && (
        <p className="listing-note">{messages.unpublished}</p>
      )}
    </ListingRow>
  );
}
