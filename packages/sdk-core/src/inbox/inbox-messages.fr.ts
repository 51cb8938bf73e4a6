import type { Translations } from '../vocabulary/text/message.ts';

/** What the inbox says, in Canadian French. */
export const inboxFrench: Translations = {
  inbox: {
    heading: 'Messages',
    blocked: 'Utilisateurs bloqués',
    compose: 'Nouveau message',
    views: 'Vues de vos messages',
    signedOut: 'Connectez-vous pour lire vos messages.',
    signIn: 'Se connecter',
    none: 'Aucun message pour l’instant.',
    noneAdvice:
      'Vos conversations s’affichent ici. Pour en commencer une, écrivez à un vendeur depuis son annonce.',
    threads: 'Conversations',
    more: 'Afficher plus de conversations',
    unread: { one: '{count} message non lu', many: '{count} messages non lus' },
    own: 'Vous\u00a0: {text}',
    former: 'Ancien membre',
    pick: 'Choisissez une conversation.',
    noSuch: 'Cette conversation n’existe pas.',
    noSuchAdvice: 'Elle appartient peut-être à quelqu’un d’autre, ou son adresse est inexacte.',
    back: 'Retour à tous les messages',
    options: 'Plus sur cette conversation',
    about: 'Sujet de cette conversation',
    gone: 'Cette annonce n’existe plus.',
    log: 'Messages avec {name}',
    empty: 'Il ne reste rien de cette conversation. Les nouveaux messages s’affichent ici.',
    earlier: 'Afficher les messages précédents',
    later: 'Afficher les messages suivants',
    moreFailed: 'Impossible de charger d’autres messages.',
    you: 'Vous',
    said: '{name}\u00a0: {text}',
    seen: 'Vu',
    showSeen:
      'Montrer quand les messages sont vus\u00a0: les vôtres aux autres, et les leurs à vous',
    sending: 'Envoi…',
    notSent: 'Non envoyé. {cause}',
    heldBack:
      'Un de ses mots n’est pas transmis sur Boardwalk. Modifiez-le, puis envoyez-le de nouveau.',
    waits: 'Pas encore envoyé. Le message partira dès que Boardwalk sera joignable.',
    resend: 'Renvoyer',
    takeBack: 'Modifier',
    masked:
      'Les adresses de courriel et les numéros de téléphone sont masqués jusqu’à votre réponse.',
    write: 'Message à {name}',
    writeHelp: 'Entrée envoie, Maj et Entrée commencent une nouvelle ligne.',
    send: 'Envoyer',
    tooLong: {
      one: 'Un caractère de trop\u00a0: un message en compte {most} au plus.',
      many: '{count} caractères de trop\u00a0: un message en compte {most} au plus.',
    },
    formerNote: 'Ce compte est fermé. Vous ne pouvez plus lui écrire.',
    blockedNote: 'Vous avez bloqué {name}. Débloquez cette personne pour lui écrire.',
    delete: 'Supprimer la conversation',
    deleteTitle: 'Supprimer cette conversation\u00a0?',
    deleteText:
      'Elle disparaît de vos messages. {name} garde la sienne, et ce qui suivra reviendra ici.',
    deleted: 'La conversation est supprimée.',
    block: 'Bloquer {name}',
    blockTitle: 'Bloquer {name}\u00a0?',
    blockText:
      'Cette personne ne pourra plus vous écrire et n’en sera pas informée. Vos conversations avec elle quittent vos messages. Lorsqu’elle est connectée, elle ne reçoit pas non plus les numéros de téléphone ni les adresses de courriel de vos annonces. Rien ne distingue les visiteurs sans compte\u00a0: ils les reçoivent toujours.',
    hasBlocked: '{name} est sur votre liste de personnes bloquées.',
    unblock: 'Débloquer',
    unblockName: 'Débloquer {name}',
    hasUnblocked: '{name} peut de nouveau vous écrire.',
    undo: 'Annuler',
    failed: 'L’opération a échoué. {cause}',
    noneBlocked: 'Vous n’avez bloqué personne.',
    noneBlockedAdvice:
      'Vous pouvez bloquer quelqu’un dans une conversation. Cette personne n’en est pas informée.',
    blockedLead:
      'Ces personnes ne peuvent pas vous écrire, ni obtenir les numéros de téléphone et les adresses de courriel de vos annonces lorsqu’elles sont connectées. Cela n’arrête pas qui les consulte sans se connecter.',
    blockedSince: 'Blocage depuis le {date}',
    linkTitle: 'Ouvrir {server}\u00a0?',
    linkText:
      'Ce lien vient d’une personne à qui vous n’avez pas encore répondu. Boardwalk ne sait pas où il mène. Ne donnez à personne votre mot de passe ni le numéro de votre carte.',
    linkOpen: 'Ouvrir le lien',
    linkCancel: 'Rester ici',
    close: 'Fermer',
    today: 'Aujourd’hui',
  },
};
