import type { Translations } from '../vocabulary/message.ts';

/** What partner pages say, in Canadian French. */
export const embedsFrench: Translations = {
  'embeds/scopes': {
    'profile:basic': 'Voir votre prénom et votre photo',
    bookmarks: 'Voir et modifier vos favoris',
    inbox: 'Lire et écrire vos messages',
    cart: 'Voir et modifier votre panier',
    'listings:write': 'Publier et modifier vos annonces',
    boards: 'Voir et modifier vos panneaux',
  },
  'embeds/consent': {
    title: 'Connexion à {site}',
    asks: '{site} demande à vous connecter avec votre compte Boardwalk, sur sa page à l’adresse :',
    first: 'Connectez-vous d’abord à Boardwalk. {site} ne voit jamais votre mot de passe.',
    may: 'La page pourra alors :',
    mayNot:
      'Elle ne peut modifier ni votre profil, ni votre mot de passe, ni votre sécurité, et vous pouvez vous y déconnecter en tout temps.',
    agree: 'Continuer en tant que {name}',
    other: 'Utiliser un autre compte',
    cancel: 'Annuler',
    sending: 'Connexion en cours…',
    compareTitle: 'Comparez le code',
    compare: 'La page à l’adresse {origin} doit afficher le même code :',
    compareHint:
      'Si elle affiche un autre code, ou aucun, quelqu’un d’autre tente peut-être de se connecter à votre place.',
    same: 'Les codes sont identiques',
    different: 'Ils diffèrent',
    collecting: 'La page récupère votre connexion…',
    done: 'Vous êtes connecté à {site}.',
    close: 'Vous pouvez fermer cette fenêtre.',
    late: 'La page n’a pas répondu. Fermez cette fenêtre et connectez-vous-y de nouveau.',
    unknownPage:
      'Nous ne pouvons pas savoir quelle page a ouvert cette fenêtre : personne n’a donc été connecté. Fermez-la et connectez-vous depuis la page elle-même.',
    refused: 'Cette page ne peut pas vous connecter avec Boardwalk.',
    stopped: 'Personne n’a été connecté. Vous pouvez fermer cette fenêtre.',
    failed: 'Cela n’a pas fonctionné. Vérifiez votre connexion, puis réessayez.',
  },
  'embeds/page': {
    signIn: 'Se connecter avec Boardwalk',
    continueAs: 'Continuer en tant que {name}',
    other: 'Utiliser un autre compte',
    signedInAs: 'Connecté en tant que {name}',
    signOut: 'Se déconnecter',
    waiting: 'Terminez la connexion dans la fenêtre qui s’est ouverte.',
    code: 'Si elle vous demande de comparer un code, voici le vôtre :',
    again: 'Rouvrir la fenêtre',
    cancel: 'Annuler',
    blocked:
      'Votre navigateur a bloqué la fenêtre. Autorisez les fenêtres contextuelles pour cette page, puis réessayez.',
    over: 'Cette connexion a pris trop de temps. Veuillez réessayer.',
    failed: 'Boardwalk est injoignable pour le moment. Vérifiez votre connexion, puis réessayez.',
  },
};
