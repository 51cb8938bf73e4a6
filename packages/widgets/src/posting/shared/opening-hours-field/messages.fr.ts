import type { Translations } from '@boardwalk/sdk-core/vocabulary/text/message';

/** What the field of opening hours says, in Canadian French. */
export const openingHoursFrench: Translations = {
  'posting/opening-hours': {
    open: 'Ouvert',
    closed: 'Fermé',
    opens: 'Ouverture',
    closes: 'Fermeture',
    allDay: 'Ouvert 24 heures',
    nextDay: 'Ferme le lendemain',
    add: 'Ajouter une plage horaire',
    remove: 'Retirer cette plage horaire',
    copy: 'Copier vers d’autres jours',
    copyNow: 'Copier',
    copied: 'Heures copiées de {day} vers {days}',
    same: 'Cette plage se termine au moment où elle commence.',
    overlap: 'Ces plages horaires se chevauchent.',
  },
};
