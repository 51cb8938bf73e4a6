import type { Translations } from '@boardwalk/sdk-core/vocabulary/text/message';

/** What leads somebody back to what they had begun before they came here, in Canadian French. */
export const wayBackFrench: Translations = {
  'parts/way-back': {
    goOn: 'Reprendre où vous en étiez',
  },
};
