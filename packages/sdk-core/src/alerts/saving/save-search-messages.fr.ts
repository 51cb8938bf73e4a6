import type { Translations } from '../../vocabulary/text/message.ts';

/** What is said as a search is saved, in Canadian French. */
export const saveSearchFrench: Translations = {
  'alerts/save/button': {
    save: 'Créer une alerte',
    saved: 'Recherche enregistrée',
    change: 'Modifier l’alerte',
    toChange:
      'Pour modifier votre alerte, changez cette recherche, puis appuyez sur «\u00a0Modifier l’alerte\u00a0».',
    notYours:
      'L’alerte qui vous a mené ici n’est pas l’une des vôtres, ou vous n’êtes pas connecté.',
  },
  'alerts/save': {
    title: 'Enregistrer cette recherche',
    words: 'Ce qui est enregistré',
    name: 'Nom',
    nameHelp: { one: 'Un caractère au plus.', many: 'Jusqu’à {count} caractères.' },
    nameMissing: 'Donnez-lui un nom.',
    nameTooLong: {
      one: 'C’est un caractère de trop.',
      many: 'C’est {count} caractères de trop.',
    },
    newsMissing: 'Choisissez-en au moins une.',
    channelsMissing: 'Choisissez-en au moins un.',
    save: 'Enregistrer',
    as: 'L’enregistrer',
    asChange: 'Modifier «\u00a0{name}\u00a0»',
    asNew: 'Comme nouvelle alerte',
    change: 'Modifier l’alerte',
    askMail: 'M’envoyer le lien',
    way: 'L’enregistrer',
    wayMail: 'Avec une adresse courriel seulement',
    wayAccount: 'Dans mon compte',
    wayAccountHelp: 'Vous vous connectez en l’enregistrant. Vos choix restent ici.',
    email: 'Votre adresse courriel',
    emailWrong: 'Entrez une adresse courriel comme rosa@example.org.',
    emailForeign:
      'Nous ne pouvons pas encore écrire aux adresses qui ont des accents ou d’autres lettres que a à z. Entrez-en une autre.',
    'consent.at-once':
      'Nous vous envoyons un lien. En lançant l’alerte sur sa page, vous acceptez de recevoir des courriels de Boardwalk à cette adresse dès que cette recherche trouve quelque chose. Chaque courriel contient un lien pour y mettre fin.',
    'consent.daily':
      'Nous vous envoyons un lien. En lançant l’alerte sur sa page, vous acceptez de recevoir à cette adresse un courriel de Boardwalk par jour au plus, avec ce que cette recherche trouve. Chaque courriel contient un lien pour y mettre fin.',
    'consent.weekly':
      'Nous vous envoyons un lien. En lançant l’alerte sur sa page, vous acceptez de recevoir à cette adresse un courriel de Boardwalk par semaine au plus, avec ce que cette recherche trouve. Chaque courriel contient un lien pour y mettre fin.',
    found: 'Ce qu’elle aurait trouvé',
    trying: 'Examen des 30 derniers jours…',
    lately: {
      one: '{count} dans les 30 derniers jours, {weekly}.',
      many: '{count} dans les 30 derniers jours, {weekly}.',
    },
    weekly: { one: 'environ {count} par semaine', many: 'environ {count} par semaine' },
    weeklyFew: 'moins d’une par semaine',
    latelyCapped: 'Plus de {count} dans les 30 derniers jours, plus de {weekly} par semaine.',
    latelyNone: 'Rien dans les 30 derniers jours. La première vous sera signalée.',
    examples: 'Les plus récentes',
    many: 'Elle trouve plus de {count} annonces en ce moment. Vous pourriez chercher moins large\u00a0:',
    narrowed: 'Elle cherche moins large que la recherche de cette page.',
    widen: 'Chercher le tout',
    narrowDistance: 'À moins de {distance}\u00a0: {found}',
    narrowType: 'Seulement {what}\u00a0: {found}',
    listings: { one: '{count} annonce', many: '{count} annonces' },
    moreThan: 'plus de {count}',
    tryFailed:
      'Impossible de dire pour le moment ce qu’elle trouverait. Vous pouvez l’enregistrer quand même.',
    tryOffline: 'Vous êtes hors ligne. Enregistrez-la dès que vous serez de nouveau en ligne.',
    retry: 'Réessayer',
    unknownPlace:
      'Nous ne connaissons pas l’endroit «\u00a0{place}\u00a0». Changez-le d’abord dans votre recherche.',
    unknownPlaceAny:
      'Nous ne connaissons plus son endroit. Changez-le d’abord dans votre recherche.',
    signInTitle: 'Connectez-vous pour enregistrer votre recherche',
    signIn: 'Connectez-vous pour enregistrer votre recherche. Vos choix restent ici.',
    allow:
      'Cette page ne peut pas encore enregistrer de recherches pour vous. Vos choix restent ici.',
    notHere: 'Cette page ne peut pas vous connecter, mais une adresse courriel suffit.',
    keyless:
      'Les recherches ne peuvent pas être enregistrées depuis cette page. Sur Boardwalk, elles le peuvent, avec ou sans compte.',
    onBoardwalk: 'Ouvrir cette recherche sur Boardwalk',
    tooManyRules: {
      one: 'Vous avez une alerte, ce qui est le maximum. Supprimez-la d’abord.',
      many: 'Vous avez {count} alertes, ce qui est le maximum. Supprimez-en une d’abord.',
    },
    tooLong:
      'Cette recherche demande trop pour être enregistrée. Retirez d’abord quelques-uns de ses filtres.',
    unreached:
      'Boardwalk est inaccessible. Vos choix restent ici; enregistrez de nouveau dès que vous serez en ligne. La recherche ne sera enregistrée qu’une fois.',
    saved:
      'Votre recherche «\u00a0{name}\u00a0» est enregistrée. Ce qui convient vous sera désormais signalé.',
    changed: '«\u00a0{name}\u00a0» est modifiée. Ce qui convient vous sera désormais signalé.',
    already: 'Vous avez enregistré cette recherche sous le nom «\u00a0{name}\u00a0».',
    toAlerts: 'Voir vos alertes',
    toAlertsElsewhere: 'Voir vos alertes sur Boardwalk',
    mailed:
      'Regardez vos courriels\u00a0: à l’adresse {email}, un lien mène à la page où vous lancez cette alerte. Il fonctionne pendant {days} jours.',
  },
};
