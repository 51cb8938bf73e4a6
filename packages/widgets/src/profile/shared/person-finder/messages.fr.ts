import type { Translations } from '@boardwalk/sdk-core/vocabulary/text/message';

/** The same in Canadian French. */
export const personFinderFrench: Translations = {
  'profile/person-finder': {
    person: 'Personne',
    personHelp: 'Un nom ou un nom d’utilisateur.',
    people: 'Personnes trouvées',
    noPerson: 'Personne ne correspond à «\u00a0{text}\u00a0».',
    searchFailed: 'La recherche a échoué. Continuez à écrire pour réessayer.',
  },
};
