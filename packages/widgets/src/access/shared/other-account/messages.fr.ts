import type { Translations } from '@boardwalk/sdk-core/vocabulary/text/message';

/** What is said to somebody who may have another account, in Canadian French. */
export const otherAccountFrench: Translations = {
  'access/other-account': {
    signedInAs: 'Vous utilisez le compte de {name}.',
    other: 'Utiliser un autre compte',
  },
};
