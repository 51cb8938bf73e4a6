import type { Catalogue } from '../../vocabulary/text/message.ts';

/** Texts where a user chooses whether they are notified of their favourites by mail. */
export const favouriteAlertsMessages = {
  catalogue: 'alerts/favourites',
  tell: 'Mail me news of my favourites',
  tellHelp: 'When the price of one is reduced or new, or it is offered again, sold or gone.',
  frequency: 'How soon mail of favourites comes',
  unreachable: 'Whether mail tells of your favourites can’t be shown right now.',
} as const satisfies Catalogue;
