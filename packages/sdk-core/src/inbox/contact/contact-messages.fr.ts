import type { Translations } from '../../vocabulary/text/message.ts';

/** What the form of a first message says, in Canadian French. */
export const contactFrench: Translations = {
  'inbox/contact/labels': {
    sale: 'Écrire au vendeur',
    rental: 'Écrire au locateur',
    item: 'Écrire au vendeur',
    position: 'Écrire à l’employeur',
    capital: 'Écrire à l’entreprise',
    service: 'Écrire à l’entreprise',
    event: 'Écrire aux organisateurs',
    realtor: 'Écrire au courtier',
  },
  'inbox/contact/openings': {
    sale: 'Bonjour, l’annonce «\u00a0{title}\u00a0» m’intéresse et j’aimerais visiter. Quand une visite vous conviendrait-elle?',
    rental:
      'Bonjour, «\u00a0{title}\u00a0» est-il encore à louer? J’aimerais visiter. Quand une visite vous conviendrait-elle?',
    item: 'Bonjour, «\u00a0{title}\u00a0» est-il encore disponible?',
    position: 'Bonjour, l’annonce «\u00a0{title}\u00a0» m’intéresse. Le poste est-il encore libre?',
    capital:
      'Bonjour, j’ai lu «\u00a0{title}\u00a0» et j’aimerais en savoir plus. Quand pourrions-nous en parler?',
    service: 'Bonjour, j’aimerais une soumission. Voici ce dont j’ai besoin\u00a0:\n',
    event: 'Bonjour, reste-t-il des places pour «\u00a0{title}\u00a0»?',
    realtor: 'Bonjour, je cherche un courtier immobilier. Quand pourrions-nous en parler?',
    ended:
      'Bonjour, j’ai vu «\u00a0{title}\u00a0», qui est terminé. Aurez-vous de nouveau quelque chose de semblable?',
  },
  'inbox/contact': {
    message: 'Votre message',
    about: 'Au sujet de «\u00a0{title}\u00a0»',
    help: 'La personne voit votre prénom et votre photo. Les numéros de téléphone et les adresses de courriel restent cachés jusqu’à ce qu’elle réponde. Jusqu’à {count} caractères.',
    left: { one: 'Il reste {count} caractère.', many: 'Il reste {count} caractères.' },
    missing: 'Écrivez d’abord quelque chose.',
    needMissing: 'Dites ce dont vous avez besoin.',
    tooLong: {
      one: 'Il y a {count} caractère de trop.',
      many: 'Il y a {count} caractères de trop.',
    },
    send: 'Envoyer le message',
    resumed:
      'Votre compte est prêt. Votre message n’est pas encore envoyé\u00a0: appuyez sur «\u00a0{send}\u00a0».',
    taken:
      'Vous avez poursuivi ce message dans un autre onglet. Regardez-y avant de l’envoyer ici.',
    sent: 'Votre message est envoyé. La réponse arrivera dans vos messages.',
    open: 'Ouvrir la conversation',
    openElsewhere: 'Ouvrir la conversation sur Boardwalk',
    newTab: '(s’ouvre dans un nouvel onglet)',
    done: 'Terminé',

    title: 'Connectez-vous pour envoyer votre message',
    signIn: 'Connectez-vous pour envoyer votre message. Ce que vous avez écrit reste ici.',
    allow:
      'Cette page ne peut pas encore écrire de messages en votre nom. Ce que vous avez écrit reste ici.',
    notHere:
      'Cette page ne permet pas de vous connecter. Vous pouvez écrire à cette personne sur Boardwalk même.',
    onBoardwalk: 'Ouvrir cette annonce sur Boardwalk',

    own: 'Cette annonce est la vôtre.',
    acting: 'Seule la personne elle-même peut écrire en son nom.',
    nobody: 'On ne peut écrire à personne au sujet de cette annonce.',
    gone: 'Cette annonce n’est plus affichée.',
    blocked:
      'Vous avez bloqué cette personne. Débloquez-la dans vos messages pour pouvoir lui écrire.',
    tooManyThreads:
      'Vous avez écrit à beaucoup de personnes en une heure. Poursuivez ces conversations, et envoyez ceci dans {wait}; ce que vous avez écrit reste ici.',
    tooFast: 'Vous écrivez très vite. Renvoyez le message dans {wait}.',
    heldBack:
      'Un mot de votre message n’est pas transmis sur Boardwalk. Changez-le, puis envoyez-le de nouveau.',
    unreached:
      'Boardwalk est injoignable. Ce que vous avez écrit reste ici; renvoyez-le une fois en ligne. Il n’arrivera qu’une fois.',

    unreachable: 'Le formulaire ne peut pas s’afficher pour le moment.',
  },
};
