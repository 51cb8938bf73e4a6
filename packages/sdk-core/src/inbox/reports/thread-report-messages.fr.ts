import type { Translations } from '../../vocabulary/text/message.ts';

/** What is said where somebody reports a conversation, in Canadian French. */
export const threadReportFrench: Translations = {
  'inbox/report': {
    title: 'Signaler {name}?',
    text: 'L’équipe de modération lit les 20 derniers messages que vous avez échangés, avec leurs photos. Vous bloquez aussi {name}, qui ne saura pas que vous l’avez signalé.',
    formerText:
      'L’équipe de modération lit les 20 derniers messages que vous avez échangés, avec leurs photos. Ce compte est fermé.',
    advice: 'Nous vous dirons par courriel ce qui en est sorti.',
    send: 'Signaler et bloquer',
    sendFormer: 'Signaler',
    done: 'Merci. Vous avez signalé et bloqué {name}.',
    doneFormer: 'Merci. Quelqu’un de Boardwalk va regarder.',
  },
  'inbox/report-reason': {
    scam: 'On essaie d’obtenir mon argent ou mes données',
    prohibited: 'On me demande ce que la loi interdit',
    offensive: 'On me menace, m’insulte ou me harcèle',
    rights: 'On utilise mes photos, mon texte ou mon nom',
    other: 'Autre chose',
  },
};
