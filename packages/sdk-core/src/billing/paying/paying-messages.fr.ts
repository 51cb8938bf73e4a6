import type { Translations } from '../../vocabulary/text/message.ts';

/** What every payment says on its way, in Canadian French. */
export const payingFrench: Translations = {
  'billing/paying': {
    paying: 'Paiement en cours…',
    askedByBank: 'Votre banque veut savoir que c’est bien vous.',
    goOn: 'Continuer à la banque',
    onBoardwalk: 'Continuer sur Boardwalk',
    lookAgain: 'Regarder de nouveau',
    cancelPayment: 'Annuler le paiement',
    cancelOnBoardwalk: 'L’annuler sur Boardwalk',
    asking: 'Confirmez dans la fenêtre qui s’est ouverte.',
    cancel: 'Annuler',
    blocked:
      'Votre navigateur n’a pas ouvert de fenêtre. Autorisez les fenêtres de cette page, puis appuyez de nouveau.',
    refused: 'Rien n’a été acheté\u00a0: vous n’avez pas donné votre accord.',
    late: 'Rien n’a été acheté\u00a0: personne n’a donné son accord à temps.',
    declined: 'La carte a été refusée. Rien n’a été prélevé. Essayez une autre carte.',
  },
};
