import type { Translations } from '../../vocabulary/text/message.ts';

/** The same, in Canadian French. */
export const sponsorPriceFrench: Translations = {
  'admin/sponsor-price': {
    title: 'Prix d’un commanditaire',
    note: 'Ce que paie un commanditaire. Sans prix, rien n’est vendu aux commanditaires. Tout le monde voit un changement en une minute au plus.',
    price: 'Prix',
    help: 'Laissez vide pour ne rien vendre.',
    save: 'Enregistrer le prix',
    saving: 'Enregistrement…',
    saved: 'Le prix a été enregistré.',
  },
};
