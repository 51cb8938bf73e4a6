import { languagesFrench } from '../labels/language-labels.fr.ts';

/** Names of the fields of a merchant and of their values. */
export const merchantFrench = {
  ...languagesFrench,
  rating: 'Note',
  ratingCount: 'Avis',
  paymentTypes: 'Paiement',
  languages: 'Langues',
  isVerified: 'Vérifiée',
  isLicensed: 'Titulaire d’un permis',
  licenceNumber: 'Numéro de permis',
  isInsured: 'Assurée',
  hasEmergencyService: 'Service d’urgence',
  givesFreeEstimates: 'Estimations gratuites',
  isHiring: 'Embauche en cours',
  isBoardSponsor: 'Commanditaire de panneau',
  responseHours: 'Délai de réponse',
  serviceRadius: 'Rayon de service',
  'filter.serviceRadius': 'Dessert cet endroit',
  foundedYear: 'En affaires depuis',
  'paymentTypes.MASTERCARD': 'Mastercard',
  'paymentTypes.VISA': 'Visa',
  'paymentTypes.CHEQUE': 'Chèque',
  'paymentTypes.AMERICAN_EXPRESS': 'American Express',
  'paymentTypes.CASH': 'Comptant',
};
