import type { Translations } from '../../vocabulary/text/message.ts';

/** What a search in one’s messages says, in Canadian French. */
export const inboxSearchFrench: Translations = {
  'inbox/search': {
    label: 'Chercher dans vos messages',
    placeholder: 'Des mots, une personne, une annonce',
    clear: 'Effacer la recherche',
    searching: 'Recherche…',
    found: 'Conversations trouvées',
    count: { one: '{count} conversation trouvée', many: '{count} conversations trouvées' },
    none: 'Aucun message avec «\u00a0{text}\u00a0»',
    noneAdvice: 'Essayez moins de mots, un nom ou le titre d’une annonce.',
  },
};
