import {
  type CreateWordWriter,
  cardFactsOf,
  headlineOf,
} from '@boardwalk/sdk-core/listings/card/card-content';
import { pageRouteOf } from '@boardwalk/sdk-core/listings/page/page-route';
import type { ListingSummary } from '@boardwalk/sdk-core/listings/schemas';
import { findLocale } from '@boardwalk/sdk-core/vocabulary/text/locale';
import type { ReactNode } from 'react';
import type { WidgetEnvironment } from '../../../element/environment/environment.ts';
import { RouteLink } from '../../../element/RouteLink.tsx';
import { Card } from '../../../kit/card/Card.tsx';
import { CardFactList } from '../../../kit/card/CardFactList.tsx';
import { Picture, PictureGap } from '../../../kit/picture/Picture.tsx';
import { ListingPrice } from '../price/ListingPrice.tsx';
import '../../../kit/card/card.css';

/** What a card shows of a listing. */
export type CardListing = Pick<
  ListingSummary,
  'id' | 'ownerId' | 'listingType' | 'title' | 'price' | 'address' | 'primaryImage' | 'attributes'
>;

interface ListingCardProps {
  readonly env: WidgetEnvironment;
  readonly listing: CardListing;
  /** How wide its picture shows, as `sizes` of an image says it. */
  readonly sizes: string;
  /** In the first view: its picture loads at once. */
  readonly isFirst?: boolean;
  readonly isMarked?: boolean;
  /** A word or two on its picture. */
  readonly tag?: string | undefined;
  /** The heart, or what else stands in the corner of its picture. */
  readonly control?: ReactNode;
  /** The muted line below its name. */
  readonly meta?: string | undefined;
  /** Of card-labels.ts; facts that are words are left out until it is there. */
  readonly createWordWriter?: CreateWordWriter | undefined;
  /** Facts in words come later: where there are any, their line stands there before. */
  readonly hasFactsLine?: boolean;
}

/** A listing as a link to its page. */
export function ListingCard(props: ListingCardProps) {
  const { env, listing, sizes, isFirst = false, isMarked = false, tag, control, meta } = props;
  const { mediaUrl, messages } = env;
  const { price, primaryImage } = listing;
  const locale = findLocale([env.locale]);
  const facts = cardFactsOf(listing, { locale, messages }, props.createWordWriter);
  const isFilled = props.hasFactsLine && Object.keys(listing.attributes).length > 0;
  return (
    <Card
      isMarked={isMarked}
      media={
        primaryImage ? (
          <Picture
            image={primaryImage}
            mediaUrl={mediaUrl}
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
          {control}
        </>
      }
      lead={price && <ListingPrice price={price} locale={locale} messages={messages} />}
      facts={isFilled || facts.length > 0 ? <CardFactList facts={facts} /> : undefined}
      title={<RouteLink route={pageRouteOf(listing)}>{headlineOf(listing)}</RouteLink>}
      meta={meta}
    />
  );
}
