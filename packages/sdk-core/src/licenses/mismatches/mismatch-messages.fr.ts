import type { Translations } from '../../vocabulary/text/message.ts';

/** What administrators read about billing addresses, in Canadian French. */
export const mismatchFrench: Translations = {
  'licenses/address-mismatches': {
    title: 'Adresses de facturation à vérifier',
    note: 'Les licences sont taxées selon l’adresse de facturation de leur acheteur. Celles-ci ne concordent pas avec le pays de la carte, ou avec le lieu de l’annonce. Rien d’une licence ne change ici.',
    billedTo: 'Facturée à\u00a0: {place}',
    card: 'Carte émise\u00a0: {country}',
    unknownCard: 'Carte émise\u00a0: pays inconnu',
    listing: 'Lieu de l’annonce\u00a0: {place}',
    place: '{region}, {country}',
    paid: 'Achetée le {date}, pour {total}',
    taxes: 'Taxes\u00a0: {taxes}',
    noTaxes: 'Sans taxes',
    settle: 'Vérifiée',
    settleNamed: 'Vérifiée\u00a0: {listing}',
    settleTitle: 'Cette adresse a été vérifiée',
    settleText: 'Elle passe à la fin de la liste. Votre nom est noté.',
    settledNow: 'Elle est à la fin de la liste.',
    settled: 'Vérifiée le {date}',
  },
  'licenses/mismatch-kinds': {
    card: 'La carte vient d’un autre pays',
    listing: 'L’annonce se trouvait dans une autre région',
  },
  'licenses/mismatch-list': {
    found: 'Adresses de facturation à vérifier, les ouvertes d’abord',
    none: 'Toutes les adresses de facturation concordent.',
    noneAdvice: 'Celles de licences payées figurent ici lorsqu’elles ne concordent pas.',
    showAll: 'À la première page',
    pages: 'Pages d’adresses de facturation',
    page: 'Page {page}',
    previous: 'Adresses de facturation précédentes',
    next: 'Adresses de facturation suivantes',
  },
};
