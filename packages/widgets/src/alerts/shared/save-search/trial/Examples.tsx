import { saveSearchMessages } from '@boardwalk/sdk-core/alerts/saving/save-search-messages';
import { headlineOf } from '@boardwalk/sdk-core/listings/card/card-content';
import type { ListingSummary } from '@boardwalk/sdk-core/listings/schemas';
import { findLocale } from '@boardwalk/sdk-core/vocabulary/text/locale';
import { useEnvironment } from '../../../../element/mount/widget-context.ts';
import { Picture, PictureGap } from '../../../../kit/picture/Picture.tsx';
import { Skeleton } from '../../../../kit/skeleton/Skeleton.tsx';
import { ListingPrice } from '../../../../listings/shared/price/ListingPrice.tsx';
import '../save-search.css';

/** The newest of what a search would have found, side by side. */
export function Examples({ listings }: { readonly listings: readonly ListingSummary[] }) {
  const { locale, mediaUrl, messages } = useEnvironment();
  if (listings.length === 0) return null;
  return (
    <ul className="save-examples" aria-label={messages(saveSearchMessages).examples}>
      {listings.map((listing) => {
        const { id, price, primaryImage } = listing;
        return (
          <li key={id}>
            <span className="save-example-picture">
              {primaryImage ? (
                <Picture image={primaryImage} mediaUrl={mediaUrl} sizes="160px" alt="" />
              ) : (
                <PictureGap />
              )}
            </span>
            <span className="save-example-price">
              {price && (
                <ListingPrice price={price} locale={findLocale([locale])} messages={messages} />
              )}
            </span>
            <span className="save-example-name">{headlineOf(listing)}</span>
          </li>
        );
      })}
    </ul>
  );
}

/** As high as they will be. */
export function ExamplesPlace() {
  return (
    <ul className="save-examples" aria-hidden="true">
      {['first', 'second', 'third'].map((place) => (
        <li key={place}>
          <Skeleton className="save-example-picture" />
          <span className="save-example-price" />
          <span className="save-example-name" />
        </li>
      ))}
    </ul>
  );
}
