import { defineElement } from '../../element/attributes/element-table.ts';
import { listingAttributes, listingProperties } from './attributes.ts';
import { listingEvents } from './events.ts';
import { ListingWidget } from './ListingWidget.tsx';
import styles from './ListingWidget.tsx?styles';
import { sections } from './later-parts.ts';
import type { ListingContext } from './listing-context.ts';

export default defineElement({
  tag: 'bw-listing',
  summary: 'Everything about one listing: pictures, facts, where it is and whom to ask.',
  attributes: listingAttributes,
  properties: listingProperties,
  events: listingEvents,
  parts: {
    status: 'Why the listing can’t simply be had.',
    gallery: 'The pictures.',
    sections: 'The bar that leads to the sections.',
    map: 'The map.',
    contact: 'Whom to ask; on phones a bar at the bottom.',
  },
  tokens: {
    '--bw-sticky-top': 'How far below the top of the page bar and contact stick; by default 0px.',
  },
  uses: ['bw-similar'],
  // Beyond what a window shows: what it shrinks by on wide pages is below it.
  intrinsicSize: [[0, 3000]],
  styles,
  later: () => [sections.file],
  render: (context: ListingContext) => <ListingWidget context={context} />,
});
