import type { Translations } from '../../vocabulary/text/message.ts';

/** What screens say of the end of a licence, in Canadian French. */
export const endingFrench: Translations = {
  'licenses/last-days': {
    grows:
      '{plan} prend fin le {date}. Dans ses 30 derniers jours, aucun forfait plus grand ne le remplace. À partir de ce moment, vous pouvez acheter le même, ou un plus grand, pour une année de plus.',
  },
  'licenses/ending': {
    ends: 'Elle prend fin à l’échéance et ne se renouvelle pas automatiquement. Nous vous écrivons 30 et 7 jours avant, et vous pouvez alors la racheter.',
    renewsNot:
      'Vous aviez demandé qu’elle se renouvelle automatiquement. Ce n’est pas encore possible\u00a0: rien n’est débité, et elle prend fin à l’échéance.',
    buyAgain: 'Racheter',
  },
};
