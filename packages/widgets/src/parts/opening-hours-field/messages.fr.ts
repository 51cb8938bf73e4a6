import type { Translations } from '@boardwalk/sdk-core/vocabulary/message';

/** What the field of opening hours says, in Canadian French. */
export const openingHoursFrench: Translations = {
  'parts/opening-hours': {
    open: 'Ouvert',
    closed: 'Fermé',
    opens: 'Ouverture',
    closes: 'Fermeture',
    allDay: 'Ouvert 24 heures',
    nextDay: 'Ferme le lendemain',
    add: 'Ajouter des heures',
    remove: 'Retirer ces heures',
    copy: 'Copier vers d’autres jours',
    copyNow: 'Copier',
    copied: 'Heures copiées de {day} vers {days}',
    same: 'Ces heures se terminent au moment où elles commencent.',
    overlap: 'Ces heures se chevauchent.',
  },
};
