import type { Translations } from '@boardwalk/sdk-core/vocabulary/text/message';

export const pictureListFrench = {
  'media/picture-list': {
    list: 'Photos',
    picture: 'Photo {number} sur {count}',
    main: 'Photo principale',
    video: 'Vidéo',
    caption: 'Légende',
    captionHelp: 'Lue aussi aux personnes qui ne voient pas la photo.',
    move: 'Déplacer la photo {number}',
    sortable: 'peut être déplacée',
    instructions:
      'Appuyez sur la barre d’espace pour saisir la photo, sur les flèches pour la déplacer, de nouveau sur la barre d’espace pour la déposer, ou sur Échap pour la laisser où elle était.',
    pickedUp: 'La photo {number} est saisie.',
    movedTo: 'La photo {number} est à la place {place} sur {count}.',
    putDown: 'La photo {number} est déposée à la place {place} sur {count}.',
    leftThere: 'La photo {number} est revenue à sa place.',
    actions: 'Actions pour la photo {number}',
    makeMain: 'Choisir comme photo principale',
    earlier: 'Déplacer vers le début',
    later: 'Déplacer vers la fin',
    remove: 'Retirer la photo',
    removed: 'Photo retirée.',
    undo: 'Annuler',
    sending: 'Téléversement\u00a0: {percent}\u00a0%',
    waiting: 'En attente',
    underWay: 'Téléversement en cours…',
    finishing: 'Presque terminé…',
    double: 'La même que la photo {number}.',
    retry: 'Réessayer',
    empty: 'Aucune photo pour l’instant.',
  },
} satisfies Translations;
