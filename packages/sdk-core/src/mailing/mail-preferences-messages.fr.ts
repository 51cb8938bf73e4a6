import type { Translations } from '../vocabulary/text/message.ts';

/** What <bw-mail-preferences> says, in Canadian French. */
export const mailPreferencesFrench: Translations = {
  'mailing/mail-preferences': {
    title: 'Courriels',
    lead: 'Les courriels que nous vous envoyons, et à quel moment. Ceux qui concernent votre compte lui-même vous parviennent toujours.',
    'at-once': 'Immédiatement',
    daily: 'Une fois par jour',
    never: 'Jamais',
    dailyHour: 'Heure des courriels quotidiens',
    dailyHelp: 'Les courriels hebdomadaires arrivent aussi à cette heure, le vendredi.',
    quietFrom: 'Heures calmes, à partir de',
    quietTo: 'Jusqu’à',
    quietHelp: 'Ce qui devrait arriver pendant ces heures arrive après.',
    always: 'Aucune heure calme',
    zone: 'Fuseau horaire',
    zoneHelp: 'Celui dont il s’agit pour ces heures.',
    quietToMissing: 'Choisissez l’heure à partir de laquelle les courriels peuvent revenir.',
    quietFromMissing: 'Choisissez l’heure à partir de laquelle aucun courriel n’arrive.',
    quietSame: 'Choisissez une autre heure que la première.',
    save: 'Enregistrer',
    saving: 'Enregistrement…',
    saved: 'Vos choix sont enregistrés.',
    notInPerson: 'Seule la personne à qui appartient le compte modifie ces choix.',
  },
};
