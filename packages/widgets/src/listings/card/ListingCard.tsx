import { cardFactsOf, headlineOf } from '@boardwalk/sdk-core/listings/card-content';
import { createWordWriter } from '@boardwalk/sdk-core/listings/card-words';
import { pageRouteOf } from '@boardwalk/sdk-core/listings/page-route';
import { priceMessages } from '@boardwalk/sdk-core/listings/price-messages';
import type { ListingSummary } from '@boardwalk/sdk-core/listings/schemas';
import { findLocale } from '@boardwalk/sdk-core/vocabulary/locale';
import { nestedWidget } from '../../element/nested-widget.ts';
import { RouteLink } from '../../element/RouteLink.tsx';
import { useEnvironment } from '../../element/widget-context.ts';
import { Card } from '../../kit/card/Card.tsx';
import { CardControl } from '../../kit/card/CardControl.tsx';
import { CardFacts } from '../../kit/card/CardFacts.tsx';
import { Picture, PictureGap } from '../../kit/picture/Picture.tsx';
import { PriceText } from '../../kit/price-text/PriceText.tsx';

interface ListingCardProps {
  readonly listing: ListingSummary;
  /** How wide its picture shows, as `sizes` of an image says it. */
  readonly sizes: string;
}

/** A listing as a link to its page, with its heart. */
export function ListingCard({ listing, sizes }: ListingCardProps) {
  const env = useEnvironment();
  const { mediaUrl, messages, locale: preferred } = env;
  const locale = findLocale([preferred]);
  const periods = messages(priceMessages);
  const { listingType, price, primaryImage, address } = listing;
  const reader = { locale, messages, timeZone: () => env.timeZone };
  const facts = cardFactsOf(listing, reader, createWordWriter);
  return (
    <Card
      media={
        primaryImage ? (
          <Picture image={primaryImage} mediaUrl={mediaUrl} sizes={sizes} alt="" />
        ) : (
          <PictureGap />
        )
      }
      tag={
        <CardControl>
          {nestedWidget('bw-favourite', { listing: String(listing.id), name: headlineOf(listing) })}
        </CardControl>
      }
      lead={
        price && (
          <PriceText
            money={price}
            locale={locale}
            suffix={periods[price.period]}
            spokenSuffix={periods[`spoken.${price.period}`]}
          />
        )
      }
      facts={facts.length > 0 ? <CardFacts facts={facts} /> : undefined}
      title={<RouteLink route={pageRouteOf(listing)}>{headlineOf(listing)}</RouteLink>}
      meta={listingType === 'property' ? undefined : address.city}
    />
  );
}
