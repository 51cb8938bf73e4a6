import type { Catalogue } from '../../vocabulary/text/message.ts';

/** Said to readers of the other language, so each catalogue speaks as the other's readers do. */
export const languageOfferMessages = {
  catalogue: 'site/language-offer',
  offer: 'Cette page existe aussi en français.',
  follow: 'Lire en français',
  dismiss: 'Rester en anglais',
} as const satisfies Catalogue;
