import type { MailTemplate } from '../../platform/mail/mail-template.ts';

/** To merchants on a board that is sold no more. */
export const retiredMail = {
  name: 'board-retired',
  values: ['board', 'listings'],
  texts: {
    en: {
      subject: 'A board is sold no more: {{ board }}',
      body: `The board “**{{ board }}**”, on which you show with {{ listings }}, is sold no more.

You stay on it: a place of a licence is yours until that is due. With a plan you can move it to another board before, at no cost.`,
    },
    fr: {
      subject: 'Un panneau n’est plus en vente : {{ board }}',
      body: `Le panneau «\u00a0**{{ board }}**\u00a0», où vous vous affichez avec {{ listings }}, n’est plus en vente.

Vous y restez : une place d’une licence est à vous jusqu’à l’échéance. Avec un forfait, vous pouvez la déplacer sur un autre panneau d’ici là, sans frais.`,
    },
  },
} as const satisfies MailTemplate;
