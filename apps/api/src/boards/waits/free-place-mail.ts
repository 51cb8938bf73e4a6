import type { MailTemplate } from '../../platform/mail/mail-template.ts';

/** To whoever waits for a place on a board, once one is free. */
export const freePlaceMail = {
  name: 'place-on-board-free',
  values: ['board', 'listing', 'link'],
  texts: {
    en: {
      subject: 'A place is free: {{ board }}',
      text: `A place is free for “{{ listing }}” on the board “{{ board }}”. Whoever chooses it first has it:

{{ link }}

This is the one mail about it. If you come too late, you can wait for the next one.
`,
      html: `<p>A place is free for <strong>{{ listing }}</strong> on the board <strong>{{ board }}</strong>. Whoever chooses it first has it.</p>
<p><a href="{{ link }}">See the board</a></p>
<p>This is the one mail about it. If you come too late, you can wait for the next one.</p>`,
    },
    fr: {
      subject: 'Une place est libre : {{ board }}',
      text: `Une place est libre pour « {{ listing }} » sur le panneau « {{ board }} ». La première personne à la choisir l’obtient :

{{ link }}

Nous n’écrivons qu’une fois à ce sujet. Si vous arrivez trop tard, vous pouvez attendre la prochaine.
`,
      html: `<p>Une place est libre pour <strong>{{ listing }}</strong> sur le panneau <strong>{{ board }}</strong>. La première personne à la choisir l’obtient.</p>
<p><a href="{{ link }}">Voir le panneau</a></p>
<p>Nous n’écrivons qu’une fois à ce sujet. Si vous arrivez trop tard, vous pouvez attendre la prochaine.</p>`,
    },
  },
} as const satisfies MailTemplate;
