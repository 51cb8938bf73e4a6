import type { Translations } from '../../vocabulary/text/message.ts';

/** What the page of one’s own zones says, in Canadian French. */
export const ownZonesFrench: Translations = {
  'boards/own-zones': {
    heading: 'Zones',
    lead: 'Comme commanditaire d’une zone, votre annonce figure sur tous ses panneaux.',
    none: 'Vos annonces ne commanditent aucune zone.',
    noneAdvice:
      'Boardwalk désigne les commanditaires d’une zone. Un forfait affiche votre annonce sur les panneaux de votre choix.',
    plans: 'Voir les forfaits',
    zone: 'Zone',
    boards: { one: '{count} panneau', many: '{count} panneaux' },
    sponsors: 'Vos annonces commanditaires',
    since: 'depuis le {date}',
    map: 'Carte de {zone}',
    list: 'Panneaux de {zone}',
    noBoards: 'Aucun panneau ne se trouve dans cette zone en ce moment.',
    places: '{taken} places prises sur {capacity}',
    out: 'hors service',
    board: '{board}, {state}',
    group: {
      one: 'Zoomer sur {count} panneau',
      many: 'Zoomer sur {count} panneaux',
    },
    picked: 'Panneau choisi',
    close: 'Fermer',
    pictureFailed: 'Le reste de ce panneau n’a pas pu être chargé.',
    mapFailed: 'La carte ne peut pas s’afficher en ce moment. Ses panneaux sont dans la liste.',
    more: { one: 'Afficher {count} de plus', many: 'Afficher {count} de plus' },
  },
};
