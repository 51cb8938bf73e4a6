import type { Remote } from '@boardwalk/sdk-core/http/environment';
import { lastValue } from '@boardwalk/sdk-core/http/remote';
import type { ChosenListing as Listing } from '@boardwalk/sdk-core/licenses/checkout/chosen-listing-store';
import { boardMapMessages } from '@boardwalk/sdk-core/licenses/map/board-map-messages';
import type { Problem } from '@boardwalk/sdk-core/vocabulary/problem';
import { useEnvironment, useMessages } from '../../../element/mount/widget-context.ts';
import { Button } from '../../../kit/button/Button.tsx';
import { Picture, PictureGap } from '../../../kit/picture/Picture.tsx';
import { Skeleton } from '../../../kit/skeleton/Skeleton.tsx';
import './side.css';

interface ChosenListingProps {
  readonly listing: Remote<Listing | null, Problem>;
  readonly onChange: () => void;
}

/** The listing that boards are chosen for: picture, title, and address as far as it is known. */
export function ChosenListingCard({ listing: remote, onChange }: ChosenListingProps) {
  const messages = useMessages(boardMapMessages);
  const { mediaUrl } = useEnvironment();
  const listing = lastValue(remote);
  const isMissing = remote.state === 'failed' || listing === null;
  return (
    <section className="chosen-listing" aria-label={messages.listing} part="listing">
      {listing ? (
        <>
          <span className="chosen-listing-picture">
            {listing.primaryImage ? (
              <Picture image={listing.primaryImage} mediaUrl={mediaUrl} sizes="88px" alt="" />
            ) : (
              <PictureGap />
            )}
          </span>
          <div className="chosen-listing-text">
            <p className="chosen-listing-title">{listing.title}</p>
            {listing.address && <p className="chosen-listing-address">{listing.address}</p>}
          </div>
        </>
      ) : isMissing ? (
        <p className="chosen-listing-missing">{messages.unknownListing}</p>
      ) : (
        <Skeleton className="chosen-listing-place" />
      )}
      <Button variant="quiet" onClick={onChange}>
        {messages.changeListing}
      </Button>
    </section>
  );
}
