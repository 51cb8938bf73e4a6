import type { Translations } from '@boardwalk/sdk-core/vocabulary/text/message';

/** What fields of amounts say, in Canadian French. */
export const moneyFrench: Translations = {
  'parts/money': {
    currency: 'Devise',
    wrong: 'Entrez un montant comme {example}.',
    tooLow: 'Entrez un montant d’au moins {amount}.',
    CAD: 'Dollar canadien',
    AUD: 'Dollar australien',
    USD: 'Dollar américain',
  },
};
