import type { Translations } from '../../vocabulary/text/message.ts';

/** What is said as a licence moves or ends, in Canadian French. */
export const licenseActionsFrench: Translations = {
  'licenses/move-board': {
    title: 'Déplacer la place sur {board}',
    lead: 'Choisissez un panneau qui a une place pour {listing}. Le déplacement ne coûte rien.',
    choose: 'Choisir',
    chooseNamed: 'Choisir {board}',
    text: 'Votre annonce quitte {from} aussitôt et s’affiche sur {to}. D’autres peuvent prendre la place qu’elle quitte.',
    submit: 'Déplacer la place',
    back: 'Choisir un autre panneau',
    refused: '{reason} Vous avez toujours votre place sur {board}.',
    moved: 'Votre annonce est passée de {from} à {to}.',
    close: 'Fermer',
  },
  'licenses/end-license': {
    title: 'Mettre fin à la licence de {listing}?',
    text: 'Elle prend fin aussitôt, et rien n’est remboursé.',
    boards: 'Ces panneaux sont abandonnés\u00a0:',
    submit: 'Mettre fin à la licence',
    ended: 'La licence de {listing} a pris fin.',
    cancelTitle: 'Annuler le paiement pour {listing}?',
    cancelText:
      'Rien n’est débité; ce que la banque a laissé passer d’ici là retourne sur la carte. Les panneaux restent gardés pour l’annonce aussi longtemps qu’ils l’auraient été sans ce paiement.',
    cancelBoards: 'Ces panneaux ne sont alors pas achetés\u00a0:',
    cancelSubmit: 'Annuler le paiement',
    cancelBack: 'Garder le paiement',
    cancelled: 'Le paiement pour {listing} a été annulé.',
    close: 'Fermer',
  },
  'licenses/ending-refusals': {
    paid: 'Elle vient d’être payée, et elle est maintenant en cours.',
    paying: 'Elle est en train d’être payée. Réessayez dans un moment.',
    over: 'Cette licence a déjà pris fin.',
  },
};
