import type { Translations } from '@boardwalk/sdk-core/vocabulary/text/message';

/** What a grid says around the cells of whatever domain, in Canadian French. */
export const editGridFrench: Translations = {
  'parts/edit-grid': {
    help: 'Tapez pour remplacer une cellule, appuyez sur Entrée ou F2 pour la modifier, et collez des cellules d’un tableur. Maj et les flèches en choisissent plusieurs.',
    fill: 'Recopier vers le bas',
    undo: 'Annuler la saisie',
    redo: 'Rétablir la saisie',
  },
};
