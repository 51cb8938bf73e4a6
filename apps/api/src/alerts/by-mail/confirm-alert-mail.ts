import type { MailTemplate } from '../../platform/mail/mail-template.ts';

/**
 * To an address that somebody typed; nothing begins before its link is opened and pressed. Below the
 * button stands its address, for mail programs in which buttons do nothing.
 */
export const confirmAlertMail = {
  name: 'confirm-alert',
  values: ['words', 'frequency', 'link', 'refusalLink'],
  texts: {
    en: {
      subject: 'Confirm your alert',
      body: `Somebody, perhaps you, asked on Boardwalk for mail to this address about:

**{{ words }}**

{% if frequency == "at-once" %}It comes as soon as something fits.{% elsif frequency == "daily" %}It comes once a day, when something fits.{% else %}It comes once a week, when something fits.{% endif %} If you want it, open this page and press “Start this alert”:

**[See the alert, and start it]({{ link }})**

*Or open this address:*
{{ link }}

The link works for seven days. If it was not you, ignore this mail: no alert begins. You can have [no more mail like this]({{ refusalLink }}), whoever asks for it.`,
    },
    fr: {
      subject: 'Confirmez votre alerte',
      body: `Quelqu’un, peut-être vous, a demandé sur Boardwalk des courriels à cette adresse au sujet de\u00a0:

**{{ words }}**

{% if frequency == "at-once" %}Ils arrivent dès que quelque chose correspond.{% elsif frequency == "daily" %}Ils arrivent une fois par jour, quand quelque chose correspond.{% else %}Ils arrivent une fois par semaine, quand quelque chose correspond.{% endif %} Si vous les voulez, ouvrez cette page et appuyez sur «\u00a0Lancer cette alerte\u00a0»\u00a0:

**[Voir l’alerte et la lancer]({{ link }})**

*Ou ouvrez cette adresse\u00a0:*
{{ link }}

Le lien fonctionne pendant sept jours. Si ce n’était pas vous, ignorez ce courriel\u00a0: aucune alerte ne commence. Vous pouvez [ne plus recevoir de courriels comme celui-ci]({{ refusalLink }}), peu importe qui les demande.`,
    },
  },
} as const satisfies MailTemplate;
