import type { Translations } from '../../vocabulary/text/message.ts';

/** What values of a listing's fields say, in Canadian French. */
export const valueFrench: Translations = {
  'posting/values': {
    empty: 'Vide',
    yes: 'Oui',
    no: 'Non',
    before: 'Avant',
    after: 'Après',
    removed: 'Retiré\u00a0:',
    added: 'Ajouté\u00a0:',
    endOfChange: 'Fin du changement.',
    hours: { one: '{count} heure', many: '{count} heures' },
    closed: 'Fermé',
    allDay: 'Ouvert 24 heures sur 24',
    picture: 'Photo {number}',
  },
};
