import type { Translations } from '../../vocabulary/text/message.ts';

/** What is said of the pictures of messages, in Canadian French. */
export const picturesFrench: Translations = {
  'inbox/pictures': {
    from: 'Photos de {name}',
    fromYou: 'Vos photos',
    picture: 'Photo {number} sur {count} de {name}',
    ownPicture: 'Photo {number} sur {count} de vous',
    open: 'Ouvrir la photo {number} sur {count} de {name}',
    openOwn: 'Ouvrir la photo {number} sur {count} de vous',
    sentAt: '{name}, {time}',
    show: { one: 'Afficher la photo', many: 'Afficher les {count} photos' },
    strangerNote:
      'Les photos de personnes à qui vous n’avez pas répondu s’affichent quand vous voulez les voir.',
    add: 'Ajouter des photos',
    limits:
      'Jusqu’à 6 photos de 10\u00a0Mo chacune\u00a0: JPEG, PNG, WebP, GIF ou AVIF. Vous pouvez aussi les coller ou les déposer.',
    removeRefused: 'Retirez les photos qui ne peuvent pas être envoyées.',
  },
  'inbox/added-pictures': {
    added: 'Photos de ce message',
    addedPicture: 'Photo {number}\u00a0: {name}',
    sending: 'Téléversement de la photo {number}\u00a0: {percent}\u00a0%',
    underWay: 'Téléversement de la photo {number}',
    failed: 'La photo {number} n’a pas pu être téléversée. {cause}',
    waits: 'La photo {number} partira dès que Boardwalk sera joignable.',
    refused: 'La photo {number} ne peut pas être envoyée. {reason}',
    retry: 'Réessayer',
    retryNumber: 'Réessayer\u00a0: photo {number}',
    remove: 'Retirer la photo {number}',
    earlier: 'Avancer la photo {number}',
    later: 'Reculer la photo {number}',
    invalidType: 'Seules des photos peuvent être ajoutées\u00a0: JPEG, PNG, WebP, GIF ou AVIF.',
    imageTooLarge: 'Une photo ne peut pas dépasser 10\u00a0Mo.',
    videoTooLarge: 'Seules des photos peuvent être ajoutées\u00a0: JPEG, PNG, WebP, GIF ou AVIF.',
    tooMany: 'Un message a 6 photos au plus.',
  },
};
