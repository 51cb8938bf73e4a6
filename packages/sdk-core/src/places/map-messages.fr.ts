import type { Translations } from '../vocabulary/text/message.ts';

/** What maps say, in Canadian French. */
export const placesFrench: Translations = {
  'places/map': {
    zoomIn: 'Zoom avant',
    zoomOut: 'Zoom arrière',
    noStreets: 'Cette carte s’arrête avant les rues.',
    invented: 'Rues inventées pour la démonstration',
    streets: 'Les voir sur OpenStreetMap (nouvel onglet)',
  },
};
