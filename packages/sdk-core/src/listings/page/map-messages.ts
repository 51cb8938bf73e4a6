import type { Catalogue } from '../../vocabulary/text/message.ts';

/** What the map on a listing's page says. */
export const listingMapMessages = {
  catalogue: 'listings/map',
  zoomIn: 'Zoom in',
  zoomOut: 'Zoom out',
} as const satisfies Catalogue;
