import { kindLabels } from '@boardwalk/sdk-core/listings/labels/kind-labels';
import { myListingsMessages } from '@boardwalk/sdk-core/posting/own/my-listings-messages';
import type { OwnListingSummary } from '@boardwalk/sdk-core/posting/own/schemas';
import { fillMessage } from '@boardwalk/sdk-core/vocabulary/text/message';
import { useEnvironment } from '../../element/mount/widget-context.ts';
import { RouteLink } from '../../element/RouteLink.tsx';
import { Picture, PictureGap } from '../../kit/picture/Picture.tsx';
import { editorRoute } from './editor-route.ts';

/** Picture and name of a listing, what it is and where, and what its owner should know. */
export function OwnListing({ row }: { readonly row: OwnListingSummary }) {
  const { messages: read, mediaUrl } = useEnvironment();
  const messages = read(myListingsMessages);
  const { listingType: type, primaryImage, city } = row;
  const kind = read(kindLabels)[type];
  return (
    <div className="own-listing">
      <span className="own-picture">
        {primaryImage ? (
          <Picture image={primaryImage} mediaUrl={mediaUrl} sizes="64px" alt="" />
        ) : (
          <PictureGap />
        )}
      </span>
      <div className="own-text">
        <RouteLink className="own-name" route={editorRoute(row)}>
          {row.title || messages.untitled}
        </RouteLink>
        <p className="own-note">
          {city === null ? kind : fillMessage(messages.kindAndCity, { kind, city })}
        </p>
        {row.reason !== null && (
          <p className="own-warning">{fillMessage(messages.reason, { reason: row.reason })}</p>
        )}
        {row.standing === 'review' && <p className="own-note">{messages.waits}</p>}
        {row.standing !== 'draft' && row.draftSavedAt !== null && (
          <p className="own-note">{messages.unpublished}</p>
        )}
      </div>
    </div>
  );
}
