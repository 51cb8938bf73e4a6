import { headlineOf } from '@boardwalk/sdk-core/listings/card-content';
import type { ListingSummary } from '@boardwalk/sdk-core/listings/schemas';
import { nestedWidget } from '../../../element/nested-widget.ts';
import { CardControl } from '../../../kit/card/CardControl.tsx';

/** The heart of a card. */
export function favouriteOf(listing: ListingSummary) {
  const attributes = { listing: String(listing.id), name: headlineOf(listing) };
  return CardControl({ children: nestedWidget('bw-favourite', attributes) });
}
