import type { Translations } from '../../vocabulary/text/message.ts';

/** What the history of a listing's price says, in Canadian French. */
export const historyFrench: Translations = {
  'listings/history': {
    heading: 'Historique du prix',
    date: 'Date',
    event: 'Ce qui s’est passé',
    price: 'Prix',
    note: 'Ce sont les prix demandés, et non les prix payés.',
    failed: 'L’historique du prix ne peut pas s’afficher pour le moment.',
    listed: 'Mise en vente ou en location',
    'change.price': 'Changement de prix',
    underOffer: 'Offre acceptée',
    closed: 'Vendue ou louée',
    offMarket: 'Hors marché',
    relisted: 'De retour sur le marché',
  },
};
