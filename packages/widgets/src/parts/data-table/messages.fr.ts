import type { Translations } from '@boardwalk/sdk-core/vocabulary/text/message';

export const dataTableFrench = {
  'parts/data-table': {
    search: 'Rechercher des {table}',
    all: '{filter}\u00a0: tout',
    sort: 'Trier par',
    unsorted: 'Ordre par défaut',
    ascending: '{column}, ordre croissant',
    descending: '{column}, ordre décroissant',
    columns: 'Colonnes',
    select: 'Sélectionner {row}',
    selectPage: 'Tout sélectionner sur cette page',
    selected: { one: '{count} sélection', many: '{count} sélections' },
    clearSelection: 'Effacer la sélection',
    loading: 'Chargement des {table}…',
    range: '{first} à {last} sur {total}',
    none: 'Rien ne correspond.',
    noneAdvice: 'Essayez d’autres mots ou moins de filtres.',
    clear: 'Effacer la recherche et les filtres',
    failed: 'Cette liste n’a pas pu être chargée.',
    old: 'Voici la dernière version qui a pu être chargée.',
    retry: 'Réessayer',
    pages: 'Pages des {table}',
    page: 'Page {page}',
    previous: 'Page précédente',
    next: 'Page suivante',
  },
} satisfies Translations;
