import type { Translations } from '@boardwalk/sdk-core/vocabulary/text/message';

export const chartFrench = {
  'parts/chart': {
    role: 'Graphique',
    keys: 'Les flèches gauche et droite lisent les valeurs une à une.',
    series: 'Séries',
    asTable: 'Afficher le tableau',
    asChart: 'Afficher le graphique',
    when: 'Date',
    value: '{series}\u00a0: {value}',
    missing: 'Aucune valeur',
    from: 'L’échelle commence à {value}, et non à zéro.',
    empty: 'Il n’y a aucune valeur pour cette période.',
  },
} satisfies Translations;
