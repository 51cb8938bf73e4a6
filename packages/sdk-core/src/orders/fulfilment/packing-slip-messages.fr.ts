import type { Translations } from '../../vocabulary/text/message.ts';

/** What a packing slip says, in Canadian French. */
export const packingSlipFrench: Translations = {
  'orders/packing-slip': {
    title: 'Bordereau d’expédition {number}',
    heading: 'Bordereau d’expédition',
    order: 'Commande',
    invoice: 'Facture',
    placed: 'Date',
    carrier: 'Transporteur',
    tracking: 'Numéro de suivi',
    delivery: 'Livraison',
    pickup: 'Ramassage à la boutique',
    from: 'De',
    to: 'Livrer à',
    buyer: 'Acheteur',
    item: 'Article',
    quantity: 'Quantité',
    note: 'Message de l’acheteur',
    page: 'Page {page} de {pages}',
  },
};
