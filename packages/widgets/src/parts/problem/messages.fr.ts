import type { Translations } from '@boardwalk/sdk-core/vocabulary/text/message';

/** The same in Canadian French. */
export const problemFrench: Translations = {
  'parts/unreached': {
    unreached: 'Boardwalk est injoignable. Vérifiez votre connexion, puis réessayez.',
  },
  'parts/wait': {
    seconds: { one: 'une seconde', many: '{count} secondes' },
    minutes: { one: 'une minute', many: '{count} minutes' },
    hours: { one: 'une heure', many: '{count} heures' },
  },
  'parts/problem': {
    timeout: 'Boardwalk a mis trop de temps à répondre. Vérifiez votre connexion, puis réessayez.',
    failed: 'Un problème est survenu chez Boardwalk. Réessayez dans un instant.',
    interrupted:
      'La connexion à Boardwalk s’est interrompue\u00a0: ceci a peut-être été fait, peut-être pas. Vérifiez avant de réessayer.',
    tooMany: 'Trop d’essais. Réessayez dans {wait}.',
    signedOut: 'Vous n’êtes plus connecté. Connectez-vous, puis réessayez.',
    otherUser: 'Une autre personne est maintenant connectée dans ce navigateur. Rechargez la page.',
    forbidden: 'Vous n’avez pas le droit de faire ceci.',
    missing: 'Ceci n’existe pas, ou n’existe plus.',
    conflict:
      'Ceci n’est pas possible dans l’état actuel. Rechargez la page pour voir ce qui a changé.',
    licensed:
      'Une licence de panneaux est en cours pour cela. Mettez-y d’abord fin, sous Mes panneaux.',
    gone: 'Ceci ne fonctionne plus. Veuillez recommencer.',
    tooLarge: 'Ceci est trop volumineux.',
    refused: 'Ceci n’a pas été accepté. Vérifiez-le, puis réessayez.',
    field: 'Ceci n’a pas été accepté. Vérifiez ce que vous avez entré.',
  },
};
