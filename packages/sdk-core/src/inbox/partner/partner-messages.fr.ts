import type { Translations } from '../../vocabulary/text/message.ts';

/** What the inbox says on a partner’s page, in Canadian French. */
export const partnerInboxFrench: Translations = {
  'inbox/partner': {
    signIn:
      'Connectez-vous pour lire les messages que vous avez commencés sur ce site, et y répondre.',
    allow:
      'Permettez à ce site de montrer les conversations commencées ici, pour les lire et y répondre.',
    notHere: 'Cette page ne peut pas vous connecter. Vos messages sont sur Boardwalk.',
    all: 'Tous vos messages sur Boardwalk',
    open: 'Ouvrir sur Boardwalk',
    none: 'Aucune conversation n’a commencé ici.',
    noneAdvice:
      'Ce que vous écrivez à quelqu’un sur ce site s’affiche ici, avec ce qu’on vous répond.',
    blocked: 'Vous avez bloqué {name}. Vous pouvez débloquer cette personne sur Boardwalk.',
  },
};
