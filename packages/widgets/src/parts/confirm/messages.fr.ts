import type { Translations } from '@boardwalk/sdk-core/vocabulary/text/message';

/** The same in Canadian French. */
export const confirmFrench: Translations = {
  'parts/confirm': {
    cancel: 'Annuler',
    close: 'Fermer',
    sending: 'Un instant…',
    reason: 'Raison',
    reasonHelp: 'Elle figure dans le journal.',
    reasonMissing: 'Dites pourquoi, pour le journal.',
  },
};
