import type { Translations } from '../vocabulary/text/message.ts';

/** What uploads and the cropper say, in Canadian French. */
export const mediaFrench: Translations = {
  'media/upload': {
    title: 'Téléverser un fichier',
    photoTitle: 'Téléverser une photo',
    close: 'Fermer',
    choose: 'Choisir un fichier',
    choosePhoto: 'Choisir une photo',
    drop: 'ou déposez-le ici',
    limits: 'Une image d’au plus 10 Mo, ou une vidéo d’au plus 1 Go.',
    photoLimits: 'Une image d’au plus 10 Mo et d’au moins {width} × {height} pixels.',
    upload: 'Téléverser',
    cancel: 'Annuler',
    another: 'En choisir un autre',
    progress: 'Téléversement en cours… {percent} %',
    finishing: 'Presque terminé…',
    unavailable:
      'L’outil de recadrage n’a pas pu être chargé. Vérifiez votre connexion, puis réessayez.',
    invalidType: 'Veuillez choisir un fichier valide.',
    imageTooLarge: 'La taille maximale d’une image est de 10 Mo.',
    videoTooLarge: 'La taille maximale d’une vidéo est de 1 Go.',
    unreadable: 'Impossible de lire cette image. Veuillez choisir un fichier d’image valide.',
    tooSmall: 'Cette image est trop petite. Il faut au moins {width} × {height} pixels.',
    noFile: 'Veuillez choisir un fichier à téléverser',
    invalidPhoto: 'Le fichier choisi n’est pas valide',
    refused: 'Échec du téléversement\u00a0: le fichier dépasse la capacité totale permise.',
    network: 'Erreur de réseau\u00a0: le fichier n’a pas été téléversé. Réessayez plus tard.',
    videoFailed: 'Échec du téléversement de la vidéo',
    done: 'Le fichier a été téléversé',
  },
  'media/crop': {
    frame: 'Partie de l’image qui est conservée',
    help: 'Faites glisser l’image, ou utilisez les flèches. + et − changent le zoom, R fait pivoter.',
    zoomIn: 'Agrandir',
    zoomOut: 'Réduire',
    rotateLeft: 'Pivoter à gauche',
    rotateRight: 'Pivoter à droite',
    zoomed: 'Zoom de {percent} %',
    rotated: 'Image pivotée',
  },
};
