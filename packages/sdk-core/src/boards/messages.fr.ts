import type { Translations } from '../vocabulary/text/message.ts';
import { ownZonesFrench } from './zones/own-zones-messages.fr.ts';

/** What boards say, in Canadian French. */
export const boardsFrench: Translations = {
  ...ownZonesFrench,
  boards: {
    failed:
      'Impossible d’obtenir la liste des panneaux. Il se peut que le serveur soit injoignable.',
    advertise: 'Annoncer ici',
    unnamed: 'Panneau {number}',
  },
  'boards/outage': {
    until: 'Hors service jusqu’au {until}',
    open: 'Hors service\u00a0; nous ne savons pas encore jusqu’à quand',
    soon: 'Hors service du {from} au {until}',
    soonOpen: 'Hors service à partir du {from}',
    over: 'A été hors service du {from} au {until}',
  },
  'boards/refusal': {
    retired: 'Ce panneau n’est plus en vente.',
    'out-of-service': 'Ce panneau est hors service pour le moment.',
    'already-here': 'Votre annonce a déjà une place sur ce panneau.',
    full: 'Toutes les places de ce panneau sont prises.',
    'service-type-taken': 'Ce panneau n’accepte plus de commerçants de votre métier.',
  },
};
