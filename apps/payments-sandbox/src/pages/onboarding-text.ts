/** What the onboarding pages say. */
export interface OnboardingText {
  readonly title: string;
  readonly lead: string;
  readonly name: string;
  readonly complete: string;
  readonly later: string;
  readonly usedTitle: string;
  readonly used: string;
}

const english: OnboardingText = {
  title: 'Test onboarding',
  lead: 'The provider would ask here for your business, bank account and consent. Give nothing real.',
  name: 'Name of the business',
  complete: 'Use test data and submit',
  later: 'Finish later',
  usedTitle: 'This link has been used',
  used: 'Go back and ask for another.',
};

const french: OnboardingText = {
  title: 'Inscription d’essai',
  lead: 'Le fournisseur demanderait ici votre entreprise, votre compte bancaire et votre accord. Ne donnez rien de réel.',
  name: 'Nom de l’entreprise',
  complete: 'Utiliser des données d’essai et envoyer',
  later: 'Terminer plus tard',
  usedTitle: 'Ce lien a déjà servi',
  used: 'Revenez en arrière et demandez-en un autre.',
};

/** The language that a browser asks for first, and the words in it. */
export function chooseOnboardingText(acceptLanguage: string | undefined) {
  const language = acceptLanguage?.trim().toLowerCase().startsWith('fr') ? 'fr' : 'en';
  return { language, words: language === 'fr' ? french : english } as const;
}
