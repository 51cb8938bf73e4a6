import type { Translations } from '../vocabulary/text/message.ts';

/** What boards say, in Canadian French. */
export const boardsFrench: Translations = {
  boards: {
    failed:
      'Impossible d’obtenir la liste des panneaux. Il se peut que le serveur soit injoignable.',
    advertise: 'Annoncer ici',
  },
  'boards/refusal': {
    retired: 'Ce panneau n’est plus en vente.',
    'out-of-service': 'Ce panneau est hors service pour le moment.',
    'already-here': 'Votre annonce a déjà une place sur ce panneau.',
    full: 'Toutes les places de ce panneau sont prises.',
    'service-type-taken': 'Ce panneau n’accepte plus de commerçants de votre métier.',
  },
};
