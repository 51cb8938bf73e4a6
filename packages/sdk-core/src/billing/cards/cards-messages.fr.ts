import type { Translations } from '../../vocabulary/text/message.ts';

/** What <bw-cards> and <bw-billing> say, in Canadian French. */
export const cardsFrench: Translations = {
  'billing/cards': {
    label: 'Cartes enregistrées',
    'brand.visa': 'Visa',
    'brand.mastercard': 'Mastercard',
    'brand.amex': 'American Express',
    'brand.ElectronicTransfer': 'Virement électronique',
    ending: 'se terminant par {last4}',
    name: '{brand} se terminant par {last4}',
    expires: 'Expire en {date}',
    expiresSoon: 'Expire bientôt\u00a0: {date}',
    expired: 'Expirée depuis {date}',
    taken: 'Déjà choisie',
    deselect: 'Pour n’utiliser aucune carte, appuyez de nouveau sur celle qui est choisie.',
    'default.licences': 'Par défaut pour les licences',
    'default.purchases': 'Par défaut pour les achats',
    deleted: 'La carte se terminant par {last4} est supprimée.',
    loading: 'Chargement…',
    retry: 'Réessayer',
    add: 'Ajouter une carte',
    saved: 'La carte est enregistrée.',
    manage: 'Gérer vos cartes',
  },
  'billing/card-deeds': {
    defaultOf: 'Ce pour quoi {card} est choisie d’office',
    defaultFor: 'Par défaut pour',
    'purpose.licences': 'Licences',
    'purpose.purchases': 'Achats',
    delete: 'Supprimer la carte se terminant par {last4}',
    failed: 'Cela n’a pas fonctionné\u00a0: {cause}',
  },
  'billing/no-cards': {
    none: 'Vous n’avez pas encore de carte enregistrée.',
    noneAdvice: 'Une carte enregistrée ici paie vos licences et vos achats.',
  },
  'billing/card-dropdown': {
    none: 'Choisir une carte',
  },
  'billing/delete-card': {
    title: 'Supprimer la carte se terminant par {last4}?',
    text: 'Elle est oubliée ici et chez notre fournisseur de paiement. Pour payer encore avec elle, il faudra la saisir de nouveau.',
    submit: 'Supprimer la carte',
    inUse:
      'Cette carte paie quelque chose qui est encore en cours. Choisissez-en d’abord une autre.',
    done: 'La carte est supprimée.',
  },
  'billing/card-asking': {
    signedOut: 'Connectez-vous pour voir vos cartes enregistrées.',
    notAllowed: 'Cette page ne peut pas encore afficher vos cartes.',
    waiting: 'Continuez dans la fenêtre qui s’est ouverte.',
    cancel: 'Annuler',
    blocked:
      'Votre navigateur n’a ouvert aucune fenêtre. Autorisez les fenêtres de cette page, puis réessayez.',
    refused: 'Rien n’a été confirmé dans la fenêtre.',
    late: 'La confirmation a trop tardé. Réessayez.',
    failed: 'Cela n’a pas fonctionné. Vérifiez votre connexion, puis réessayez.',
  },
  'billing/add-card': {
    title: 'Ajouter une carte',
    close: 'Fermer',
    field: 'Carte',
    loading: 'Les champs de la carte arrivent…',
    secrecy: 'Le numéro va directement à notre fournisseur de paiement. Nous ne le voyons jamais.',
    save: 'Enregistrer la carte',
    refused: 'La carte n’a pas été acceptée. Vérifiez-la, ou essayez-en une autre.',
    notTaken:
      'Seules les cartes Visa, Mastercard et American Express sont acceptées ici. Celle-ci n’est pas enregistrée; essayez-en une autre.',
    unreachable:
      'Notre fournisseur de paiement est injoignable. Vérifiez votre connexion, puis réessayez.',
    broken: 'Notre fournisseur de paiement ne peut pas servir en ce moment. Réessayez sous peu.',
    retry: 'Réessayer',
    forbidden: 'Cette page ne laisse pas entrer notre fournisseur de paiement.',
    forbiddenAdvice:
      'Vous pouvez ajouter la carte à la page de facturation de votre tableau de bord.',
    toBilling: 'L’y ajouter',
  },
  'billing/billing': {
    heading: 'Facturation',
    intro: 'Les cartes avec lesquelles vous payez.',
    cards: 'Cartes enregistrées',
    keptTitle: 'Comment les cartes sont gardées',
    kept: 'Le numéro d’une carte va directement à notre fournisseur de paiement, qui le garde. Ici nous n’avons que sa marque, ses quatre derniers chiffres et sa date d’expiration.',
    notice:
      'Trente jours avant qu’une carte utilisée n’expire, nous vous écrivons. Une carte qui paie quelque chose en cours ne peut pas être supprimée.',
  },
};
