import type { Translations } from '@boardwalk/sdk-core/vocabulary/text/message';

/** What forms say, in Canadian French. */
export const formFrench: Translations = {
  'parts/form': {
    marks: 'Les champs marqués d’un astérisque (*) doivent être remplis.',
    errors: { one: '{count} point reste à corriger', many: '{count} points restent à corriger' },
    mended: 'Ce qui était à corriger a été modifié',
    refused: 'L’envoi n’a pas pu être effectué',
    errorOf: '{label}\u00a0: {error}',
    missing: 'Remplissez ce champ.',
    incomplete: 'Complétez ce champ ou laissez-le vide.',
    tooEarly: 'Entrez une date à partir du {limit}.',
    tooLate: 'Entrez une date jusqu’au {limit}.',
    tooShort: 'Entrez au moins {limit} caractères.',
    email: 'Entrez une adresse courriel comme rosa@example.org.',
    link: 'Entrez une adresse qui commence par https://.',
    linkHelp: 'Comme www.example.org',
    wrong: 'Cette valeur ne semble pas correcte. Vérifiez ce que vous avez entré.',
    saving: 'Enregistrement…',
    saved: 'Enregistré',
    kept: 'Conservé sur cet appareil. Ce sera enregistré dès que vous serez de nouveau en ligne.',
    notSaved: 'L’enregistrement a échoué. Ce que vous avez entré est toujours ici.',
    retry: 'Réessayer',
    cancel: 'Annuler',
    discardQuestion: 'Ce que vous avez entré n’est pas enregistré.',
    discard: 'Abandonner la saisie',
    keepEditing: 'Continuer la saisie',
    leave: 'Quitter cette page? Ce que vous avez entré sans l’enregistrer sera perdu.',
  },
};
