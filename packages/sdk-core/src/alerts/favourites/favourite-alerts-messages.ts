import type { Catalogue } from '../../vocabulary/text/message.ts';

/** What is said where somebody chooses whether mail tells of their favourites. */
export const favouriteAlertsMessages = {
  catalogue: 'alerts/favourites',
  tell: 'Mail me news of my favourites',
  tellHelp: 'When the price of one is reduced or new, or it is offered again, sold or gone.',
  frequency: 'How soon mail of favourites comes',
  unreachable: 'Whether mail tells of your favourites can’t be shown right now.',
} as const satisfies Catalogue;
