import { cardFactsOf } from '@boardwalk/sdk-core/listings/card/card-content';
import { unbrokenPostalCodes } from '@boardwalk/sdk-core/vocabulary/places/unbroken-postal-codes';
import { MapPin } from 'lucide';
import { nestedWidget } from '../../../element/mount/nested-widget.ts';
import { useEnvironment } from '../../../element/mount/widget-context.ts';
import { CardFactList } from '../../../kit/card/CardFactList.tsx';
import { Icon } from '../../../kit/icon/Icon.tsx';
import { OpenState } from '../hours/OpenState.tsx';
import { useListing } from '../listing-scope.ts';
import { ShareButton } from '../share/ShareButton.tsx';
import { EventDate } from './EventDate.tsx';
import { Heading } from './Heading.tsx';
import { ListingPriceLine, ReducedTag } from './ListingPriceLine.tsx';
import '../listing.css';
import './head.css';

/** What it is, what it costs, where it stands. */
export function Head() {
  const { messages } = useEnvironment();
  const { listing, words, locale, level, isPreview, isOwn } = useListing();
  const { listingType, title, address } = listing;
  // The times of an event stand in a block of their own.
  const facts = listingType === 'event' ? [] : cardFactsOf(listing, { locale, messages });
  return (
    <header className="listing-head">
      <div className="listing-top">
        {words && <span className="listing-tag">{words.tag}</span>}
        <ReducedTag />
        {!isPreview && (
          <>
            <ShareButton />
            {!isOwn && (
              <span className="listing-favourite">
                {nestedWidget('bw-favourite', { listing: String(listing.id), name: title })}
              </span>
            )}
          </>
        )}
      </div>
      <Heading level={level} className="listing-title">
        {title}
      </Heading>
      <p className="listing-address">
        <Icon node={MapPin} />
        {unbrokenPostalCodes(address.fullAddress)}
      </p>
      <ListingPriceLine />
      {facts.length > 0 && (
        <p className="listing-key-facts">
          <CardFactList facts={facts} />
        </p>
      )}
      {words?.hours?.more !== undefined && <OpenState hours={words.hours} />}
      <EventDate />
    </header>
  );
}
