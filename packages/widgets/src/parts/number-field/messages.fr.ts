import type { Translations } from '@boardwalk/sdk-core/vocabulary/text/message';

/** What fields of numbers say, in Canadian French. */
export const numberFrench: Translations = {
  'parts/number': {
    whole: 'Entrez un nombre entier.',
    wrong: 'Entrez un nombre comme {example}.',
    tooLow: 'Entrez une valeur d’au moins {limit}.',
    tooHigh: 'Entrez une valeur d’au plus {limit}.',
  },
};
