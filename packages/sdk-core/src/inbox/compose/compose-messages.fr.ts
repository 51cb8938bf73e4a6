import type { Translations } from '../../vocabulary/text/message.ts';

/** What <bw-compose> says, in Canadian French. */
export const composeFrench: Translations = {
  'inbox/compose': {
    back: 'Retour à tous les messages',
    title: 'Nouveau message',
    to: 'À',
    toHelp: 'Le début d’un nom, ou un nom d’utilisateur entier.',
    toMissing: 'Choisissez une personne dans la liste.',
    other: 'Choisir une autre personne',
    nobody: 'On ne peut pas écrire à cette personne. Choisissez-en une autre.',
    signedOut: 'Connectez-vous pour écrire à quelqu’un.',
    signIn: 'Se connecter',
  },
};
