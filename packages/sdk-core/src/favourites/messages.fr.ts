import type { Translations } from '../vocabulary/text/message.ts';

/** What favourites say, in Canadian French. */
export const favouritesFrench: Translations = {
  'bookmarks/favourite': {
    label: 'Favori',
    labelOf: 'Favori\u00a0: {name}',
    add: 'Ajouter aux favoris',
    remove: 'Retirer des favoris',
    title: 'Garder cette annonce',
    signIn: 'Connectez-vous pour garder des favoris.',
    notHere:
      'Cette page ne peut pas vous connecter. Vous pouvez garder des favoris sur Boardwalk même.',
    onBoardwalk: 'Ouvrir Boardwalk',
    failed: 'Vos favoris n’ont pas pu être modifiés. {cause}',
  },
};
