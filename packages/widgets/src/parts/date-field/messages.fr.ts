import type { Translations } from '@boardwalk/sdk-core/vocabulary/text/message';

/** What fields of dates say, in Canadian French. */
export const dateFrench: Translations = {
  'parts/date': {
    from: 'Du',
    to: 'Au',
    reversed: 'La fin précède le début.',
  },
};
