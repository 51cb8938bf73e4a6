import type { Translations } from '../../vocabulary/text/message.ts';

/** What the view of a listing's revisions says, in Canadian French. */
export const revisionFrench: Translations = {
  'posting/revisions': {
    title: 'Versions passées',
    close: 'Fermer',
    none: 'Il n’y a qu’une version pour l’instant.',
    noneAdvice:
      'Chaque fois que vous publiez des changements, ce qui était là avant est conservé ici.',
    list: 'Versions',
    now: 'Publiée en ce moment',
    first: 'Première publication',
    changed: 'Changements\u00a0: {fields}',
    changedMore: { one: '{fields} et {count} autre', many: '{fields} et {count} autres' },
    unchanged: 'Publiée de nouveau, sans changement',
    byOwner: '{name}, propriétaire de l’annonce',
    byOther: '{name}, au nom de la personne propriétaire',
    byNobody: 'Une personne dont le compte est fermé',
    choose: 'Choisissez une version pour voir ce qu’elle a changé.',
    back: 'Toutes les versions',
    compare: 'Comparer avec',
    withBefore: 'La précédente',
    withNow: 'Ce qui est publié',
    changesHeading: 'Version du {date}',
    asFirst: 'Ce qui a d’abord été publié\u00a0:',
    same: 'Rien n’est différent.',
    restore: 'Rétablir cette version',
    restoreTitle: 'Rétablir cette version?',
    restoreText:
      'Elle est publiée aussitôt, comme nouvelle version. Ce qui est publié maintenant reste parmi les versions passées.',
    restored: 'La version du {date} est publiée de nouveau.',
    unrestored: 'Ce qui était publié avant est revenu.',
    undo: 'Annuler',
    failed: 'Cela n’a pas marché\u00a0: {cause}',
    conflict:
      'Quelqu’un a modifié cette annonce entre-temps, ou commencé des changements qui ne sont pas publiés. Rien n’a été rétabli.',
    unfit: 'Ce qui était publié alors ne convient plus, et rien n’a été rétabli\u00a0: {fields}.',
    draftFirst:
      'Vous avez des changements qui ne sont pas publiés. Publiez-les, ou jetez-les, avant de rétablir une version.',
    edit: 'Aller à vos changements',
    pages: 'Pages des versions',
    previousPage: 'Versions plus récentes',
    nextPage: 'Versions plus anciennes',
    page: 'Page {page}',
  },
};
