import type { Translations } from '@boardwalk/sdk-core/vocabulary/text/message';

/** What the field of a time zone says, in Canadian French. */
export const timeZoneFrench: Translations = {
  'mailing/time-zone': {
    choose: 'Choisir…',
    zone: '{city}\u00a0: {name}',
    CA: 'Canada',
    US: 'États-Unis',
    AU: 'Australie',
    other: 'Ailleurs',
  },
};
