import type { Translations } from '../vocabulary/text/message.ts';

/** What reports say, in Canadian French. */
export const reportsFrench: Translations = {
  reports: {
    title: 'Signaler cette annonce',
    reason: 'Qu’est-ce qui ne va pas?',
    reasonMissing: 'Choisissez ce qui ne va pas.',
    words: 'Ce que nous devrions regarder',
    wordsMissing: 'Dites en une phrase ce qui ne va pas.',
    advice: 'La personne qui l’a publiée ne sait pas qui l’a signalée.',
    signedOut:
      'Vous pouvez la signaler sans compte. Si vous vous connectez, nous vous dirons ce qui en est sorti.',
    own: 'Cette annonce est la vôtre. Vous pouvez la modifier, la mettre en pause ou la supprimer.',
    known:
      'Vous nous avez déjà signalé cette annonce. Nous vous écrirons dès que nous l’aurons regardée.',
    person: 'C’est la page d’une personne, pas une annonce. Veuillez nous écrire à son sujet.',
    gone: 'Cette annonce n’est plus affichée.',
    send: 'Envoyer',
    thanks: 'Merci. Quelqu’un de Boardwalk va la regarder.',
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
    duplicate: 'Elle est publiée plus d’une fois',
    unavailable: 'Ce n’est plus à prendre',
    other: 'Autre chose',
  },
};
