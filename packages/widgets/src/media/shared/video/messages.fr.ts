import type { Translations } from '@boardwalk/sdk-core/vocabulary/text/message';

export const videoFrench = {
  'media/video': {
    video: 'Vidéo',
    unplayable: 'Votre navigateur ne peut pas lire cette vidéo.',
  },
} satisfies Translations;
