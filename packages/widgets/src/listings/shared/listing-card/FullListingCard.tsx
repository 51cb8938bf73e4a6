import { headlineOf } from '@boardwalk/sdk-core/listings/card/card-content';
import { createWordWriter } from '@boardwalk/sdk-core/listings/card/card-labels';
import { useEnvironment } from '../../../element/mount/widget-context.ts';
import { CardFavourite } from './CardFavourite.tsx';
import { type CardListing, ListingCard } from './ListingCard.tsx';

interface FullListingCardProps {
  readonly listing: CardListing;
  /** How wide its picture shows, as `sizes` of an image says it. */
  readonly sizes: string;
  /** A word or two on its picture. */
  readonly tag?: string;
  /** With its region, where listings of several regions stand beside one another. */
  readonly hasRegion?: boolean;
}

/** A listing's card with its heart and all of its facts; homes are named by their city already. */
export function FullListingCard({ listing, sizes, tag, hasRegion }: FullListingCardProps) {
  const env = useEnvironment();
  const { city, region } = listing.address;
  const place = hasRegion ? `${city}, ${region}` : city;
  return (
    <ListingCard
      env={env}
      listing={listing}
      sizes={sizes}
      tag={tag}
      control={<CardFavourite id={listing.id} name={headlineOf(listing)} />}
      meta={listing.listingType === 'property' ? undefined : place}
      createWordWriter={createWordWriter}
    />
  );
}
