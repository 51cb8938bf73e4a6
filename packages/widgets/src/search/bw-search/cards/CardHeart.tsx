import { headlineOf } from '@boardwalk/sdk-core/listings/card/card-content';
import type { ListingSummary } from '@boardwalk/sdk-core/listings/schemas';
import { CardFavourite } from '../../../listings/shared/listing-card/CardFavourite.tsx';

/** The heart of a card. */
export function CardHeart({ listing }: { readonly listing: ListingSummary }) {
  return <CardFavourite id={listing.id} name={headlineOf(listing)} />;
}
