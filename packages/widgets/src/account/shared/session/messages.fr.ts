import type { Translations } from '@boardwalk/sdk-core/vocabulary/text/message';

/** What the dialog says that asks who somebody is, in Canadian French. */
export const sessionFrench: Translations = {
  'account/session': {
    close: 'Fermer',
  },
};
