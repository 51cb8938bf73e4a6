import type { MailTemplate } from '../../../platform/mail/mail-template.ts';
import { newsBody } from './news-body.ts';

/** To whom alerts have found something: by alert, of each listing what is news about it. */
export const alertsMail = {
  name: 'alert-news',
  values: ['newsCount', 'name', 'others', 'groups', 'alertsLink'],
  texts: {
    en: {
      subject: `{{ newsCount }}: {% if name == "" %}your favourites{% else %}{{ name }}{% endif %}{% if others == "1" %} and 1 more alert{% elsif others != "0" %} and {{ others }} more alerts{% endif %}`,
      body: `There is news about what you look for on Boardwalk.

${newsBody.en}{% if alertsLink != "" %}[All your alerts]({{ alertsLink }}){% endif %}`,
    },
    fr: {
      subject: `{{ newsCount }}\u00a0: {% if name == "" %}vos favoris{% else %}{{ name }}{% endif %}{% if others == "1" %} et 1 autre alerte{% elsif others != "0" %} et {{ others }} autres alertes{% endif %}`,
      body: `Il y a du nouveau au sujet de ce que vous cherchez sur Boardwalk.

${newsBody.fr}{% if alertsLink != "" %}[Toutes vos alertes]({{ alertsLink }}){% endif %}`,
    },
  },
} as const satisfies MailTemplate;
