import { moderatedMessages } from '@boardwalk/sdk-core/posting/moderated/moderated-messages';
import type { ModeratedListingRow } from '@boardwalk/sdk-core/posting/moderated/schemas';
import { standingLabels } from '@boardwalk/sdk-core/posting/own/my-listings-messages';
import { listing } from '@boardwalk/sdk-core/vocabulary/routes/routes';
import { fillMessage } from '@boardwalk/sdk-core/vocabulary/text/message';
import { useEnvironment } from '../../element/mount/widget-context.ts';
import { ListingRow } from '../../listings/shared/listing-row/ListingRow.tsx';
import '../../listings/shared/listing-row/listing-row.css';
import './admin-listings.css';

/** Shows picture and name of a listing, what it is and where, and how its owner was notified. */
export function ListingCell({ row }: { readonly row: ModeratedListingRow }) {
  const { messages: read } = useEnvironment();
  const messages = read(moderatedMessages);
  const { id, listingType: type, title, standing, reason, decision, waitingSince } = row;
  const isHeld = standing === 'review' || standing === 'removed';
  return (
    <ListingRow
      listing={row}
      title={title}
      // What is held has no page that shows.
      route={isHeld ? undefined : listing({ type, id })}
    >
      {!isHeld && standing !== 'active' && (
        <p className="listing-note">{read(standingLabels)[standing]}</p>
      )}
      {reason !== null && (
        <p className="listing-note">{fillMessage(messages.ownerTold, { reason })}</p>
      )}
      {/* Who changes what was taken down asks for another look. */}
      {standing === 'removed' && decision && decision.at < waitingSince && (
        <p className="moderated-changed">{messages.changedSince}</p>
      )}
    </ListingRow>
  );
}
