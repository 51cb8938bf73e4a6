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
  'billing/decline-reasons': {
    'insufficient-funds': 'il n’y a pas assez d’argent sur la carte.',
    'expired-card': 'la carte est expirée.',
    'wrong-security-code': 'le code de sécurité de la carte est erroné.',
    'wrong-number': 'le numéro de la carte est erroné.',
    'limit-reached': 'la carte a atteint sa limite.',
    'not-supported': 'la carte ne peut pas servir à cet achat.',
    'authentication-failed': 'la banque n’a pas pu confirmer que c’est bien vous.',
    'processing-error': 'la banque n’a pas pu traiter le paiement. Réessayez dans un moment.',
    declined: 'la banque n’a pas donné de raison.',
  },
};
