import { kindLabels } from '@boardwalk/sdk-core/listings/labels/kind-labels';
import { moderatedMessages } from '@boardwalk/sdk-core/posting/moderated/moderated-messages';
import type { ModeratedListing } from '@boardwalk/sdk-core/posting/moderated/schemas';
import { standingLabels } from '@boardwalk/sdk-core/posting/own/my-listings-messages';
import { listing } from '@boardwalk/sdk-core/vocabulary/routes/routes';
import { fillMessage } from '@boardwalk/sdk-core/vocabulary/text/message';
import { useEnvironment } from '../../element/mount/widget-context.ts';
import { RouteLink } from '../../element/RouteLink.tsx';
import { Picture, PictureGap } from '../../kit/picture/Picture.tsx';

/** Picture and name of a listing, what it is and where, and what its owner was told. */
export function ListingCell({ row }: { readonly row: ModeratedListing }) {
  const { messages: read, mediaUrl } = useEnvironment();
  const messages = read(moderatedMessages);
  const { id, listingType: type, primaryImage, city, title, standing, reason } = row;
  const { decision, waitingSince } = row;
  const kind = read(kindLabels)[type];
  const isHeld = standing === 'review' || standing === 'removed';
  return (
    <div className="moderated-listing">
      <span className="moderated-picture">
        {primaryImage ? (
          <Picture image={primaryImage} mediaUrl={mediaUrl} sizes="64px" alt="" />
        ) : (
          <PictureGap />
        )}
      </span>
      <div className="moderated-text">
        {/* What is held has no page that shows. */}
        {isHeld ? (
          <span className="moderated-name">{title}</span>
        ) : (
          <RouteLink className="moderated-name" route={listing({ type, id })}>
            {title}
          </RouteLink>
        )}
        <p className="moderated-note">
          {city === null ? kind : fillMessage(messages.kindAndCity, { kind, city })}
        </p>
        {!isHeld && standing !== 'active' && (
          <p className="moderated-note">{read(standingLabels)[standing]}</p>
        )}
        {reason !== null && (
          <p className="moderated-note">{fillMessage(messages.ownerTold, { reason })}</p>
        )}
        {/* Who changes what was taken down asks for another look. */}
        {standing === 'removed' && decision && decision.at < waitingSince && (
          <p className="moderated-changed">{messages.changedSince}</p>
        )}
      </div>
    </div>
  );
}
