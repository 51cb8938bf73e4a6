import type { Translations } from '../vocabulary/text/message.ts';

/** What administrators read about work that failed, in Canadian French. */
export const workFrench: Translations = {
  'admin/work': {
    title: 'Travaux échoués',
    lead: 'Les travaux en arrière-plan qui ont échoué à chaque essai. Ils attendent ici que quelqu’un les relance ou les abandonne.',
    list: 'Travaux échoués, du plus ancien au plus récent',
    none: 'Rien n’a échoué.',
    noneAdvice: 'Les travaux qui échouent à chaque essai se trouveront ici.',
    more: 'Il y en a d’autres. Ils remontent à mesure que la liste raccourcit.',
    about: 'Sujet',
    tries: { one: 'Essayé une fois', many: 'Essayé {count} fois' },
    reason: 'Dernière erreur',
    failedAt: 'Échoué le {date}',
    tryAgain: 'Réessayer',
    tryAgainNamed: 'Réessayer : {work}',
    tryTitle: 'Relancer ce travail',
    tryText: 'Il reçoit de nouveau tous ses essais, dès maintenant.',
    triedAgain: 'Un nouvel essai est en cours.',
    giveUp: 'Abandonner',
    giveUpNamed: 'Abandonner : {work}',
    giveUpTitle: 'Abandonner ce travail',
    giveUpText: 'Il ne sera plus fait et quitte cette liste. C’est irréversible.',
    givenUp: 'Il a été abandonné.',
  },
};
