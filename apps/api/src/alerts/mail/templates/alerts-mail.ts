import type { MailTemplate } from '../../../platform/mail/mail-template.ts';
import { newsBlocks } from './news-blocks.ts';

/** To whom alerts have found something: by alert, of each listing what is news about it. */
export const alertsMail = {
  name: 'alert-news',
  values: ['newsCount', 'name', 'others', 'groups', 'alertsLink'],
  texts: {
    en: {
      subject: `{{ newsCount }}: {% if name == "" %}your favourites{% else %}{{ name }}{% endif %}{% if others == "1" %} and 1 more alert{% elsif others != "0" %} and {{ others }} more alerts{% endif %}`,
      text: `There is news about what you look for on Boardwalk.

${newsBlocks.en.text}{% if alertsLink != "" %}All your alerts: {{ alertsLink }}
{% endif %}`,
      html: `<p>There is news about what you look for on Boardwalk.</p>
${newsBlocks.en.html}{% if alertsLink != "" %}<p><a href="{{ alertsLink }}">All your alerts</a></p>{% endif %}`,
    },
    fr: {
      subject: `{{ newsCount }}\u00a0: {% if name == "" %}vos favoris{% else %}{{ name }}{% endif %}{% if others == "1" %} et 1 autre alerte{% elsif others != "0" %} et {{ others }} autres alertes{% endif %}`,
      text: `Il y a du nouveau au sujet de ce que vous cherchez sur Boardwalk.

${newsBlocks.fr.text}{% if alertsLink != "" %}Toutes vos alertes\u00a0: {{ alertsLink }}
{% endif %}`,
      html: `<p>Il y a du nouveau au sujet de ce que vous cherchez sur Boardwalk.</p>
${newsBlocks.fr.html}{% if alertsLink != "" %}<p><a href="{{ alertsLink }}">Toutes vos alertes</a></p>{% endif %}`,
    },
  },
} as const satisfies MailTemplate;
