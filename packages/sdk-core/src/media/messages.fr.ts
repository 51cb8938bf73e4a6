import type { Translations } from '../vocabulary/text/message.ts';

/** What uploads and the cropper say, in Canadian French. */
export const mediaFrench: Translations = {
  'media/upload': {
    title: 'Téléverser un fichier',
    photoTitle: 'Téléverser une photo',
    close: 'Fermer',
    choose: 'Choisir un fichier',
    choosePhoto: 'Choisir une photo',
    // Un fichier ou une photo.
    drop: 'ou glisser-déposer ici',
    limits: 'Une image d’au plus 10\u00a0Mo, ou une vidéo d’au plus 1\u00a0Go.',
    photoLimits: 'Une image d’au plus 10\u00a0Mo et d’au moins {width} × {height} pixels.',
    upload: 'Téléverser',
    cancel: 'Annuler',
    another: 'En choisir un autre',
    progress: 'Téléversement en cours… {percent} %',
    finishing: 'Presque terminé…',
    unavailable:
      'L’outil de recadrage n’a pas pu être chargé. Vérifiez votre connexion, puis réessayez.',
    invalidType:
      'Veuillez choisir un fichier valide. Les images peuvent être en JPEG, PNG, WebP, GIF ou AVIF.',
    imageTooLarge: 'La taille maximale d’une image est de 10\u00a0Mo.',
    videoTooLarge: 'La taille maximale d’une vidéo est de 1\u00a0Go.',
    unreadable:
      'Impossible de lire cette image. Veuillez choisir un fichier d’image valide. Elle est abîmée ou incomplète, n’est ni JPEG, ni PNG, ni WebP, ni GIF, ni AVIF, ou compte plus de 50\u00a0mégapixels.',
    heic: 'Impossible de lire cette image. Veuillez choisir un fichier d’image valide. C’est une image HEIC, le format des iPhone. Enregistrez-la ou exportez-la en JPEG, puis choisissez ce fichier.',
    tooSmall: 'Cette image est trop petite. Il faut au moins {width} × {height} pixels.',
    noFile: 'Veuillez choisir un fichier à téléverser',
    invalidPhoto: 'Le fichier choisi n’est pas valide',
    refused: 'Échec du téléversement\u00a0: le fichier dépasse la capacité totale permise.',
    network: 'Erreur de réseau\u00a0: le fichier n’a pas été téléversé. Réessayez plus tard.',
    videoFailed: 'Échec du téléversement de la vidéo',
    done: 'Le fichier a été téléversé',
  },
  'media/pictures': {
    add: 'Ajouter des photos',
    addBoth: 'Ajouter des photos et des vidéos',
    camera: 'Prendre une photo',
    drop: 'ou déposez-les ou collez-les ici',
    limits: {
      one: 'Une seule photo d’au plus 10\u00a0Mo.',
      many: 'Au plus {count} photos de 10\u00a0Mo chacune. La première est montrée en premier.',
    },
    limitsBoth: {
      one: 'Une seule photo d’au plus 10\u00a0Mo, ou une seule vidéo d’au plus 1\u00a0Go.',
      many: 'Au plus {count} photos de 10\u00a0Mo et vidéos de 1\u00a0Go. La première est montrée en premier.',
    },
    full: {
      one: 'Il y a une photo, soit le maximum permis.',
      many: 'Il y a {count} photos, soit le maximum permis.',
    },
    tooMany: {
      one: 'Il peut y avoir une seule photo.',
      many: 'Il peut y avoir au plus {count} photos.',
    },
    refused: {
      one: 'Un fichier a été écarté\u00a0:',
      many: '{count} fichiers ont été écartés\u00a0:',
    },
    fault: '{name}\u00a0: {reason}',
    dismiss: 'Ignorer',
    progress: 'Téléversement des photos\u00a0: {done} sur {count}',
    failed: {
      one: 'Une photo n’a pas été téléversée.',
      many: '{count} photos n’ont pas été téléversées.',
    },
    retryAll: 'Tout réessayer',
    cancel: 'Annuler les téléversements',
    crop: 'Recadrer et pivoter',
    cropTitle: 'Recadrer la photo',
    close: 'Fermer',
    keepCrop: 'Utiliser cette partie',
    unavailable: 'Impossible d’ouvrir la photo. Vérifiez votre connexion, puis réessayez.',
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
