import type { Translations } from '../vocabulary/text/message.ts';

/** Kinds of mail, and what <bw-unsubscribe> says, in Canadian French. */
export const unsubscribeFrench: Translations = {
  'mailing/kinds': {
    'inbox.messages': 'Au sujet de messages que vous n’avez pas lus',
    'alerts.news': 'Au sujet de ce que vos alertes ont trouvé',
  },
  'mailing/unsubscribe': {
    title: 'Désabonnement',
    lead: 'Nous ne vous enverrons plus ce genre de courriel\u00a0:',
    keeps:
      'Ce qui est nouveau vous attend toujours sur le site. Les courriels qui concernent votre compte lui-même continuent de vous parvenir.',
    deletes: 'Les alertes lancées par votre adresse seule sont supprimées avec lui.',
    confirming: 'Courriels qui vous demandent de confirmer une alerte',
    confirms:
      'Plus personne, vous y compris, ne peut nous faire vous écrire au sujet d’une alerte tant qu’un compte n’a pas confirmé votre adresse.',
    loading: 'Lecture du lien…',
    press: 'Me désabonner',
    pressing: 'Un instant…',
    ended: 'Vous ne recevrez plus ce genre de courriel',
    endedText: 'Si vous changez d’avis, choisissez de nouveau la fréquence des courriels.',
    endedAddress:
      'Les alertes de votre adresse sont supprimées. Vous pouvez en lancer une autre depuis n’importe quelle recherche.',
    endedConfirming:
      'Ce que vous avez lancé par un courriel précédent continue, et a son propre lien qui y met fin.',
    search: 'Nouvelle recherche',
    choose: 'Choisir la fréquence des courriels',
    broken: 'Ce lien ne fonctionne plus',
    brokenText:
      'Il date de plus d’un an, il est incomplet, ou votre adresse a changé depuis. Connectez-vous pour choisir les courriels que vous recevez.',
    failed: 'Le lien n’a pas pu être lu.',
    notEnded: 'Vous n’êtes pas encore désabonné.',
    retry: 'Réessayer',
  },
};
