import type { Translations } from '@boardwalk/sdk-core/vocabulary/text/message';

/** The same in Canadian French. */
export const remoteFrench: Translations = {
  'parts/remote-state': {
    loading: 'Chargement…',
    unreachable: 'Ceci ne peut pas s’afficher pour le moment.',
    unreachableAdvice: 'Vérifiez votre connexion, ou réessayez dans un instant.',
    old: 'Boardwalk est injoignable. Ce que vous voyez est peut-être ancien.',
    retry: 'Réessayer',
    signedOut: 'Connectez-vous pour voir ceci.',
    signIn: 'Se connecter',
    forbidden: 'Ceci ne vous est pas ouvert.',
    forbiddenAdvice: 'Votre compte n’a pas le droit de le voir.',
  },
};
