import type { Translations } from '../../vocabulary/text/message.ts';

/** What moderators are shown about reported conversations, in Canadian French. */
export const reportedFrench: Translations = {
  'inbox/reported': {
    view: 'Conversations',
    heading: 'Conversations signalées',
    lead: 'Ce que des membres ont signalé de qui leur écrit, avec les derniers messages tels qu’ils étaient alors.',
    list: 'Conversations signalées',
    none: 'Aucune conversation n’est signalée.',
    noneAdvice: 'Ce que les membres signalent dans leurs messages s’affiche ici.',
    reportOf: '{reporter} a signalé {reported}',
    former: 'Ancien membre',
    reason: '{reason} · {date}',
    noWords: 'Rien n’a été ajouté.',
    about: 'Sujet\u00a0: {title}',
    aboutGone: 'Au sujet d’une annonce qui n’existe plus',
    show: { one: 'Afficher le message', many: 'Afficher les {count} derniers messages' },
    noMessages:
      'Il ne reste aucun message\u00a0: ils ont été supprimés avant le signalement, ou celui-ci est traité depuis longtemps.',
    saidBy: '{name}, {date}',
    reportedOne: 'personne signalée',
    picture: 'Photo {number} sur {count} de {name}',
    uphold: 'Clore comme fondé',
    upholdNamed: 'Clore comme fondé\u00a0: le signalement visant {name}',
    dismiss: 'Rejeter',
    dismissNamed: 'Rejeter le signalement visant {name}',
    account: 'Compte de {name}',
    'done.uphold':
      'Le signalement visant {name} est clos comme fondé. La personne qui l’a fait en est informée.',
    'done.dismiss': 'Le signalement visant {name} est rejeté.',
    'done.reopen': 'Le signalement visant {name} est rouvert.',
    undo: 'Annuler',
    failed: 'L’opération a échoué\u00a0: {cause}',
    decided: 'Quelqu’un vous a devancé\u00a0: ce signalement est clos.',
    previous: 'Signalements précédents',
    next: 'Signalements suivants',
    pages: 'Pages de signalements',
    page: 'Page {number}',
  },
};
