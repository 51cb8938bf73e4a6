import { mailButton, quietColor } from '../../platform/mail/mail-looks.ts';
import type { MailTemplate } from '../../platform/mail/mail-template.ts';

/** Where buttons do nothing. */
const address = (words: string) =>
  `<p class="quiet" style="margin:0 0 16px;font-size:14px;color:${quietColor}">${words}<br><a href="{{ link }}">{{ link }}</a></p>`;

/** To an address that somebody typed; nothing begins before its link is opened and pressed. */
export const confirmAlertMail = {
  name: 'confirm-alert',
  values: ['words', 'frequency', 'link', 'refusalLink'],
  texts: {
    en: {
      subject: 'Confirm your alert',
      text: `Somebody, perhaps you, asked on Boardwalk for mail to this address about:

{{ words }}

{% if frequency == "at-once" %}It comes as soon as something fits.{% elsif frequency == "daily" %}It comes once a day, when something fits.{% else %}It comes once a week, when something fits.{% endif %} If you want it, open this page and press "Start this alert":

{{ link }}

The link works for seven days. If it was not you, ignore this mail: no alert begins. No more mail like this, whoever asks for it: {{ refusalLink }}
`,
      html: `<p>Somebody, perhaps you, asked on Boardwalk for mail to this address about:</p>
<p><strong>{{ words }}</strong></p>
<p>{% if frequency == "at-once" %}It comes as soon as something fits.{% elsif frequency == "daily" %}It comes once a day, when something fits.{% else %}It comes once a week, when something fits.{% endif %} If you want it, open this page and press “Start this alert”:</p>
${mailButton('{{ link }}', 'See the alert, and start it')}
${address('Or open this address:')}
<p>The link works for seven days. If it was not you, ignore this mail: no alert begins. You can have <a href="{{ refusalLink }}">no more mail like this</a>, whoever asks for it.</p>`,
    },
    fr: {
      subject: 'Confirmez votre alerte',
      text: `Quelqu’un, peut-être vous, a demandé sur Boardwalk des courriels à cette adresse au sujet de\u00a0:

{{ words }}

{% if frequency == "at-once" %}Ils arrivent dès que quelque chose correspond.{% elsif frequency == "daily" %}Ils arrivent une fois par jour, quand quelque chose correspond.{% else %}Ils arrivent une fois par semaine, quand quelque chose correspond.{% endif %} Si vous les voulez, ouvrez cette page et appuyez sur «\u00a0Lancer cette alerte\u00a0»\u00a0:

{{ link }}

Le lien fonctionne pendant sept jours. Si ce n’était pas vous, ignorez ce courriel\u00a0: aucune alerte ne commence. Ne plus recevoir de courriels comme celui-ci, peu importe qui les demande\u00a0: {{ refusalLink }}
`,
      html: `<p>Quelqu’un, peut-être vous, a demandé sur Boardwalk des courriels à cette adresse au sujet de\u00a0:</p>
<p><strong>{{ words }}</strong></p>
<p>{% if frequency == "at-once" %}Ils arrivent dès que quelque chose correspond.{% elsif frequency == "daily" %}Ils arrivent une fois par jour, quand quelque chose correspond.{% else %}Ils arrivent une fois par semaine, quand quelque chose correspond.{% endif %} Si vous les voulez, ouvrez cette page et appuyez sur «\u00a0Lancer cette alerte\u00a0»\u00a0:</p>
${mailButton('{{ link }}', 'Voir l’alerte et la lancer')}
${address('Ou ouvrez cette adresse\u00a0:')}
<p>Le lien fonctionne pendant sept jours. Si ce n’était pas vous, ignorez ce courriel\u00a0: aucune alerte ne commence. Vous pouvez <a href="{{ refusalLink }}">ne plus recevoir de courriels comme celui-ci</a>, peu importe qui les demande.</p>`,
    },
  },
} as const satisfies MailTemplate;
