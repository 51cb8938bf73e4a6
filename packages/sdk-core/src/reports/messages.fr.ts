import type { Translations } from '../vocabulary/text/message.ts';

/** What reports say, in Canadian French. */
export const reportsFrench: Translations = {
  reports: {
    'title.listing': 'Signaler cette annonce',
    'title.shop': 'Signaler cette boutique',
    'title.product': 'Signaler ce produit',
    reason: 'Qu’est-ce qui ne va pas?',
    reasonMissing: 'Choisissez ce qui ne va pas.',
    words: 'Ce que nous devrions regarder',
    wordsMissing: 'Dites en une phrase ce qui ne va pas.',
    advice: 'La personne concernée ne sait pas qui a fait le signalement.',
    signedOut:
      'Vous pouvez le faire sans compte. Si vous vous connectez, nous vous dirons ce qui en est sorti.',
    'own.listing':
      'Cette annonce est la vôtre. Vous pouvez la modifier, la mettre en pause ou la supprimer.',
    'own.shop':
      'Cette boutique est la vôtre. Vous pouvez la modifier, ou la déclarer absente pour un temps.',
    'own.product':
      'Ce produit vient de votre boutique. Vous pouvez le modifier ou le retirer de la vente.',
    'known.listing':
      'Vous nous avez déjà signalé cette annonce. Nous vous écrirons dès que nous l’aurons regardée.',
    'known.shop':
      'Vous nous avez déjà signalé cette boutique. Nous vous écrirons dès que nous l’aurons regardée.',
    'known.product':
      'Vous nous avez déjà signalé ce produit. Nous vous écrirons dès que nous l’aurons regardé.',
    person: 'C’est la page d’une personne, pas une annonce. Veuillez nous écrire à son sujet.',
    'gone.listing': 'Cette annonce n’est plus affichée.',
    'gone.shop': 'Cette boutique n’est plus affichée.',
    'gone.product': 'Ce produit n’est plus affiché.',
    send: 'Envoyer',
    thanks: 'Merci. Quelqu’un de Boardwalk va vérifier.',
    answered: 'Nous vous dirons par courriel ce qui en est sorti.',
    emergency: 'Si quelqu’un est en danger, appelez d’abord la police.',
    done: 'Terminé',
  },
  'reports/reason': {
    scam: 'Cela ressemble à une fraude',
    prohibited: 'La loi interdit de le vendre ou de l’offrir',
    offensive: 'C’est offensant ou discriminatoire',
    rights: 'On y utilise mes photos, mon texte ou mon nom',
    wrong: 'Le prix, le lieu ou les faits sont faux',
    duplicate: 'C’est publié plus d’une fois',
    unavailable: 'Ce n’est plus à prendre',
    other: 'Autre chose',
  },
};
