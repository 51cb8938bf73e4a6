import type { Translations } from '@boardwalk/sdk-core/vocabulary/text/message';

/** What fields of weights say, in Canadian French. */
export const weightFrench: Translations = {
  'shops/weight': {
    kg: 'Entrez un poids comme {example}.',
    lb: 'Entrez un poids comme {example}, ou en onces comme 4,5 oz.',
    tooHigh: 'Entrez un poids d’au plus {limit}.',
  },
};
