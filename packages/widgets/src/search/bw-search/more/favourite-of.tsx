import { headlineOf } from '@boardwalk/sdk-core/listings/card-content';
import type { ListingSummary } from '@boardwalk/sdk-core/listings/schemas';
import { createElement } from 'react';
import { ensureWidget } from '../../../element/registry.ts';
import { CardControl } from '../../../kit/card/CardControl.tsx';

/** The heart of a card. */
export function favouriteOf(listing: ListingSummary) {
  return CardControl({
    children: createElement('bw-favourite', {
      listing: String(listing.id),
      name: headlineOf(listing),
      ref: loadHearts,
    }),
  });
}

/** The first heart that shows fetches what makes them beat. */
function loadHearts(): void {
  void ensureWidget('bw-favourite');
}
