import type { MailTemplate } from '../../platform/mail/mail-template.ts';
import { newsBlocks } from './news-blocks.ts';

/** To whom alerts have found something: by alert, of each listing what is news about it. */
export const alertsMail = {
  name: 'alert-news',
  values: ['news', 'count', 'name', 'others', 'groups', 'alertsLink'],
  texts: {
    en: {
      subject: `{% if count == "1" %}{% case news %}{% when "new" %}1 new listing{% when "repriced" %}1 listing has another price{% when "reduced" %}1 listing costs less{% when "open-again" %}1 listing is open again{% when "gone" %}1 listing is sold or gone{% endcase %}{% else %}{% case news %}{% when "new" %}{{ count }} new listings{% when "repriced" %}{{ count }} listings have other prices{% when "reduced" %}{{ count }} listings cost less{% when "open-again" %}{{ count }} listings are open again{% when "gone" %}{{ count }} listings are sold or gone{% else %}News of {{ count }} listings{% endcase %}{% endif %}: {% if name == "" %}your favourites{% else %}{{ name }}{% endif %}{% if others == "1" %} and 1 more alert{% elsif others != "0" %} and {{ others }} more alerts{% endif %}`,
      text: `There is news about what you look for on Boardwalk.

${newsBlocks.en.text}{% if alertsLink != "" %}All your alerts: {{ alertsLink }}
{% endif %}`,
      html: `<p>There is news about what you look for on Boardwalk.</p>
${newsBlocks.en.html}{% if alertsLink != "" %}<p><a href="{{ alertsLink }}">All your alerts</a></p>{% endif %}`,
    },
    fr: {
      subject: `{% if count == "1" %}{% case news %}{% when "new" %}1 nouvelle annonce{% when "repriced" %}1 annonce a un autre prix{% when "reduced" %}1 annonce coûte moins cher{% when "open-again" %}1 annonce est de nouveau offerte{% when "gone" %}1 annonce est vendue ou retirée{% endcase %}{% else %}{% case news %}{% when "new" %}{{ count }} nouvelles annonces{% when "repriced" %}{{ count }} annonces ont un autre prix{% when "reduced" %}{{ count }} annonces coûtent moins cher{% when "open-again" %}{{ count }} annonces sont de nouveau offertes{% when "gone" %}{{ count }} annonces sont vendues ou retirées{% else %}Du nouveau pour {{ count }} annonces{% endcase %}{% endif %}\u00a0: {% if name == "" %}vos favoris{% else %}{{ name }}{% endif %}{% if others == "1" %} et 1 autre alerte{% elsif others != "0" %} et {{ others }} autres alertes{% endif %}`,
      text: `Il y a du nouveau au sujet de ce que vous cherchez sur Boardwalk.

${newsBlocks.fr.text}{% if alertsLink != "" %}Toutes vos alertes\u00a0: {{ alertsLink }}
{% endif %}`,
      html: `<p>Il y a du nouveau au sujet de ce que vous cherchez sur Boardwalk.</p>
${newsBlocks.fr.html}{% if alertsLink != "" %}<p><a href="{{ alertsLink }}">Toutes vos alertes</a></p>{% endif %}`,
    },
  },
} as const satisfies MailTemplate;
