import { headlineOf } from '@boardwalk/sdk-core/listings/card-content';
import { pageRouteOf } from '@boardwalk/sdk-core/listings/page-route';
import { priceMessages } from '@boardwalk/sdk-core/listings/price-messages';
import type { ListingSummary } from '@boardwalk/sdk-core/listings/schemas';
import { memo } from 'react';
import { RouteLink } from '../../element/RouteLink.tsx';
import { useWidget } from '../../element/widget-context.ts';
import { Card } from '../../kit/card/Card.tsx';
import { Picture, PictureGap } from '../../kit/picture/Picture.tsx';
import { PriceText } from '../../kit/price-text/PriceText.tsx';
import { CardTag } from './CardTag.tsx';
import type { CardWords } from './card-words.ts';
import { ListingFacts } from './ListingFacts.tsx';
import { useSearch } from './search-context.ts';

interface ResultCardProps {
  readonly listing: ListingSummary;
  /** In the first view: its picture loads at once. */
  readonly isFirst: boolean;
  readonly isMarked: boolean;
  readonly words: CardWords | undefined;
}

const sizes = '(min-width: 1024px) 25vw, (min-width: 560px) 45vw, 92vw';

/** One listing of a result, as a link to its page. */
export const ResultCard = memo(function ResultCard(props: ResultCardProps) {
  const { listing, isFirst, isMarked, words } = props;
  const { env } = useWidget();
  const { query, text, locale } = useSearch();
  const now = env.clock.now();
  const periods = env.messages(priceMessages);
  const meta = [
    listing.listingType === 'property' ? null : listing.address.city,
    listing.distance === undefined ? null : text.away(listing.distance),
    text.age(listing.createdAt, now),
  ];
  return (
    <Card
      isMarked={isMarked}
      media={
        listing.primaryImage ? (
          <Picture
            image={listing.primaryImage}
            mediaUrl={env.mediaUrl}
            sizes={sizes}
            alt=""
            isFirst={isFirst}
          />
        ) : (
          <PictureGap />
        )
      }
      tag={
        <CardTag listing={listing} isMixed={query.category.length !== 1} now={now} words={words} />
      }
      lead={
        listing.price && (
          <PriceText
            money={listing.price}
            locale={locale}
            suffix={periods[listing.price.period]}
            spokenSuffix={periods[`spoken.${listing.price.period}`]}
          />
        )
      }
      facts={<ListingFacts listing={listing} words={words} />}
      title={<RouteLink route={pageRouteOf(listing)}>{headlineOf(listing)}</RouteLink>}
      meta={meta.filter(Boolean).join(' · ')}
    />
  );
});
