import type { Translations } from '@boardwalk/sdk-core/vocabulary/text/message';

/** What imports of tables say, in Canadian French. */
export const tableImportFrench: Translations = {
  'parts/table-import': {
    fileTitle: 'Vérifiez votre tableau',
    choose: 'Choisir un fichier',
    drop: 'ou déposez-le ici',
    checking: 'Vérification du tableau…',
    refused: 'Le tableau n’a pas pu être vérifié.',
    several:
      'Vous avez envoyé plusieurs tableaux en peu de temps. Attendez qu’ils soient vérifiés, puis choisissez celui-ci de nouveau.',
    problems: { one: '{count} problème', many: '{count} problèmes' },
    problemsOf: 'Problèmes du tableau',
    row: 'Ligne',
    column: 'Colonne',
    found: 'Ce qui y est écrit',
    fault: 'Ce qui ne va pas',
    columnNamed: '{letters} · {name}',
    pages: 'Pages de problèmes',
    previous: 'Page précédente',
    next: 'Page suivante',
    page: 'Page {page}',
    running: 'Importation\u00a0: {done} sur {all}',
    runningNote: 'Vous pouvez quitter cette page. L’importation continue sans vous.',
    labelled: '{label}\u00a0:',
    earlier: 'Importations précédentes',
    earlierNamed: '{name}, {date}',
    unnamed: 'Un tableau',
    assumed: 'Veuillez vérifier ceci',
    failed: 'Cela n’a pas pu être fait\u00a0: {cause}',
    undo: 'Annuler l’importation',
    report: 'Télécharger les problèmes',
  },
};
