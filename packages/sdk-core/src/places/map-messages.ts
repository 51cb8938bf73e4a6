import type { Catalogue } from '../vocabulary/text/message.ts';

/** What every map says, whatever it shows. */
export const baseMapMessages = {
  catalogue: 'places/map',
  zoomIn: 'Zoom in',
  zoomOut: 'Zoom out',
  noStreets: 'This map ends before the streets.',
  invented: 'Streets invented for the demo',
  streets: 'See them on OpenStreetMap (new tab)',
} as const satisfies Catalogue;
