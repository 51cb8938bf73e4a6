import type { Translations } from '../../vocabulary/text/message.ts';

/** What moderators are shown about reported shops and products, in Canadian French. */
export const reportedSubjectsFrench: Translations = {
  'posting/reported': {
    view: 'Boutiques et produits',
    heading: 'Boutiques et produits signalés',
    lead: 'Ce qui a été signalé des boutiques et de ce qu’elles vendent. Clore un signalement ne change rien à la boutique.',
    list: 'Boutiques et produits signalés',
    none: 'Aucune boutique et aucun produit n’est signalé.',
    noneAdvice:
      'Ce que les visiteurs signalent sur la page d’une boutique ou d’un produit s’affiche ici.',
    ofOwner: '{kind} · {owner} · en attente depuis le {date}',
    hidden: 'Le public ne le voit pas actuellement.',
    look: 'Ouvrir sa page',
    lookNamed: 'Ouvrir sa page\u00a0: «\u00a0{title}\u00a0», dans un nouvel onglet',
    account: 'Compte de {name}',
    uphold: 'Clore comme fondés',
    upholdNamed: 'Clore comme fondés\u00a0: les signalements de «\u00a0{title}\u00a0»',
    dismiss: 'Rejeter les signalements',
    dismissNamed: 'Rejeter les signalements de «\u00a0{title}\u00a0»',
    'done.uphold':
      'Les signalements de «\u00a0{title}\u00a0» sont clos comme fondés. Les personnes qui les ont faits reçoivent un courriel.',
    'done.dismiss': 'Les signalements de «\u00a0{title}\u00a0» sont rejetés.',
    'done.reopen': 'Les signalements de «\u00a0{title}\u00a0» sont rouverts.',
    undo: 'Annuler',
    failed: 'L’opération a échoué\u00a0: {cause}',
    decided: 'Quelqu’un vous a devancé\u00a0: ces signalements sont clos.',
    previous: 'Signalements précédents',
    next: 'Signalements suivants',
    pages: 'Pages de signalements',
    page: 'Page {number}',
  },
  'posting/sold-kind': {
    shop: 'Boutique',
    product: 'Produit',
  },
};
