import type { Translations } from '@boardwalk/sdk-core/vocabulary/text/message';

/** What fields of measures say, in Canadian French. */
export const measureFrench: Translations = {
  'posting/measure': {
    unit: 'Unité',
    wrong: 'Entrez un nombre comme {example}.',
  },
};
