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
  'boards/on-board': {
    placed: 'Ont une place ici',
    house: 'Affichés aussi, sans prendre ni place ni métier',
    nobody: 'Personne n’a encore de place ici\u00a0: soyez le premier commerce.',
    own: 'votre annonce',
    hidden: 'Ceux qui ont une place ici ne sont pas visibles du public en ce moment.',
  },
  'boards/outage': {
    until: 'Hors service jusqu’au {until}',
    open: 'Hors service; nous ne savons pas encore jusqu’à quand',
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
