import type { MailTemplate } from '../../platform/mail/mail-template.ts';

/** To a user who waits for a place on a board, once one is free. */
export const freePlaceMail = {
  name: 'place-on-board-free',
  values: ['board', 'listing', 'link'],
  texts: {
    en: {
      subject: 'A place is free: {{ board }}',
      body: `A place is free for “**{{ listing }}**” on the board “**{{ board }}**”. Whoever chooses it first has it.

**[See the board]({{ link }})**

This is the one mail about it. If you come too late, you can wait for the next one.`,
    },
    fr: {
      subject: 'Une place est libre\u00a0: {{ board }}',
      body: `Une place est libre pour «\u00a0**{{ listing }}**\u00a0» sur le panneau «\u00a0**{{ board }}**\u00a0». La première personne à la choisir l’obtient.

**[Voir le panneau]({{ link }})**

Nous n’écrivons qu’une fois à ce sujet. Si vous arrivez trop tard, vous pouvez attendre la prochaine.`,
    },
  },
} as const satisfies MailTemplate;
