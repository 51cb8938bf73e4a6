import type { Translations } from '../vocabulary/message.ts';

/** What favourites say, in Canadian French. */
export const bookmarksFrench: Translations = {
  'bookmarks/favourite': {
    label: 'Favori',
    labelOf: 'Favori\u00a0: {name}',
    add: 'Ajouter aux favoris',
    remove: 'Retirer des favoris',
    signIn: 'Connectez-vous pour garder des favoris.',
    failed: 'Vos favoris n’ont pas pu être modifiés. {cause}',
  },
};
