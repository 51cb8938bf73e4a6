import { cardFactsOf, headlineOf } from '@boardwalk/sdk-core/listings/card-content';
import { pageRouteOf } from '@boardwalk/sdk-core/listings/page-route';
import { priceMessages } from '@boardwalk/sdk-core/listings/price-messages';
import type { ListingSummary } from '@boardwalk/sdk-core/listings/schemas';
import { searchMessages } from '@boardwalk/sdk-core/search/messages';
import { memo } from 'react';
import type { WidgetEnvironment } from '../../element/environment.ts';
import { RouteLink } from '../../element/RouteLink.tsx';
import { useWidget } from '../../element/widget-context.ts';
import { Card } from '../../kit/card/Card.tsx';
import { CardFacts } from '../../kit/card/CardFacts.tsx';
import { Picture, PictureGap } from '../../kit/picture/Picture.tsx';
import { PriceText } from '../../kit/price-text/PriceText.tsx';
import { newsOf } from './card-content.ts';
import type { CardExtras } from './card-extras.ts';
import { type SearchScope, useSearch } from './search-context.ts';

interface ResultCardProps {
  readonly listing: ListingSummary;
  /** In the first view: its picture loads at once. */
  readonly isFirst: boolean;
  readonly isMarked: boolean;
  readonly extras: CardExtras | undefined;
}

const sizes = '(min-width: 1024px) 25vw, (min-width: 560px) 45vw, 92vw';

/**
 * One listing of a result, as a link to its page. What shows its price and facts is called rather
 * than mounted: on a slow phone a component costs more than all that it shows.
 */
export const ResultCard = memo(function ResultCard(props: ResultCardProps) {
  const { listing, isFirst, isMarked, extras } = props;
  const { env } = useWidget();
  const scope = useSearch();
  const { messages } = env;
  const reader = { locale: scope.locale, messages, timeZone: () => env.timeZone };
  const tag = tagOf(props, scope, env);
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
        <>
          {tag !== undefined && <span className="card-tag">{tag}</span>}
          {extras?.favouriteOf?.(listing)}
        </>
      }
      lead={listing.price && priceOf(listing.price, scope, env)}
      facts={CardFacts({ facts: cardFactsOf(listing, reader, extras?.createWordWriter) })}
      title={<RouteLink route={pageRouteOf(listing)}>{headlineOf(listing)}</RouteLink>}
      meta={metaOf(listing, scope, env)}
    />
  );
});

/** What to know at a glance: its news, else what it is; of several kinds, which kind. */
function tagOf(
  { listing, extras }: ResultCardProps,
  { query }: SearchScope,
  env: WidgetEnvironment,
) {
  const { listingType, subcategory } = listing;
  const isMixed = query.category.length !== 1;
  return (
    newsOf(listing, env.clock.now(), env.messages(searchMessages)) ??
    extras?.kindName(env.messages, listingType, isMixed ? undefined : subcategory)
  );
}

function priceOf(
  money: NonNullable<ListingSummary['price']>,
  { locale }: SearchScope,
  env: WidgetEnvironment,
) {
  const periods = env.messages(priceMessages);
  return PriceText({
    money,
    locale,
    suffix: periods[money.period],
    spokenSuffix: periods[`spoken.${money.period}`],
  });
}

function metaOf(listing: ListingSummary, { text }: SearchScope, { clock }: WidgetEnvironment) {
  const parts = [
    listing.listingType === 'property' ? null : listing.address.city,
    listing.distance === undefined ? null : text.away(listing.distance),
    text.age(listing.createdAt, clock.now()),
  ];
  return parts.filter(Boolean).join(' · ');
}
