import type { Translations } from '@boardwalk/sdk-core/vocabulary/text/message';

/** What fields of weights say, in Canadian French. */
export const weightFrench: Translations = {
  'shops/weight': {
    unit: 'kg',
    wrong: 'Entrez un poids comme {example}.',
  },
};
