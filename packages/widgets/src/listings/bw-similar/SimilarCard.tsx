import { cardFactsOf, headlineOf } from '@boardwalk/sdk-core/listings/card-content';
import { createWordWriter } from '@boardwalk/sdk-core/listings/card-words';
import { pageRouteOf } from '@boardwalk/sdk-core/listings/page-route';
import { priceMessages } from '@boardwalk/sdk-core/listings/price-messages';
import type { ListingSummary } from '@boardwalk/sdk-core/listings/schemas';
import { findLocale } from '@boardwalk/sdk-core/vocabulary/locale';
import { RouteLink } from '../../element/RouteLink.tsx';
import { useEnvironment } from '../../element/widget-context.ts';
import { Card } from '../../kit/card/Card.tsx';
import { CardFacts } from '../../kit/card/CardFacts.tsx';
import { Picture, PictureGap } from '../../kit/picture/Picture.tsx';
import { PriceText } from '../../kit/price-text/PriceText.tsx';

/** A similar listing, as a link to its page. */
export function SimilarCard({ listing }: { readonly listing: ListingSummary }) {
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
          <Picture image={primaryImage} mediaUrl={mediaUrl} sizes="260px" alt="" />
        ) : (
          <PictureGap />
        )
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
