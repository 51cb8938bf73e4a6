import type { Translations } from '@boardwalk/sdk-core/vocabulary/text/message';

/** What a way in steps says, in Canadian French. */
export const stepsFrench: Translations = {
  'parts/steps': {
    steps: 'Étapes',
    position: 'Étape {number} sur {count}',
    done: 'Étape terminée\u00a0: {title}',
    wrong: '{title}, à corriger',
    back: 'Retour',
    next: 'Continuer',
  },
};
