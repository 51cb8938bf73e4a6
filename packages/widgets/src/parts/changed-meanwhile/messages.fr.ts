import type { Translations } from '@boardwalk/sdk-core/vocabulary/text/message';

/** The same in Canadian French. */
export const changedMeanwhileFrench: Translations = {
  'parts/changed-meanwhile': {
    lead: 'Quelqu’un d’autre a modifié ceci depuis que vous l’avez ouvert. Rien de vous n’est encore enregistré, et ce que vous avez saisi est toujours là.',
    now: '{label}\u00a0: maintenant {value}',
    empty: 'vide',
    advice: 'Enregistrez de nouveau pour mettre le vôtre à sa place.',
  },
};
