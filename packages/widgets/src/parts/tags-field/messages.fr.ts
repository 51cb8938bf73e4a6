import type { Translations } from '@boardwalk/sdk-core/vocabulary/text/message';

/** What fields of tags say, in Canadian French. */
export const tagsFrench: Translations = {
  'parts/tags': {
    add: 'Ajouter à «\u00a0{label}\u00a0»',
    help: 'Appuyez sur Entrée ou tapez une virgule après chaque élément. {count} sur {limit}.',
    remove: 'Retirer {tag}',
    added: 'Ajouté\u00a0: {tags}',
    removed: 'Retiré\u00a0: {tag}',
    full: 'Vous ne pouvez pas en ajouter plus de {limit}.',
    long: 'Chaque élément peut compter au plus {limit} caractères.',
    missing: 'Ajoutez-en au moins un.',
  },
};
