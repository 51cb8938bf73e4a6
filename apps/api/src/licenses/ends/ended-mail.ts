import type { MailTemplate } from '../../platform/mail/mail-template.ts';
import { boardList } from '../subscribe/receipt/receipt-mail.ts';

/** To whoever bought a licence, as it has ended by time; `renews` is empty for no. */
export const endedMail = {
  name: 'license-ended',
  values: ['listing', 'item', 'date', 'boards', 'more', 'renews', 'againLink', 'link'],
  texts: {
    en: {
      subject: 'Your places on boards have ended: {{ listing }}',
      text: `The licence of {{ listing }} ({{ item }}) ended on {{ date }}. {% if renews != "" %}You asked that it renew by itself. That is not possible yet: nothing was charged. {% endif %}Its places are free for others now:

{{ boards }}{% if more != "" %}
and {{ more }} more{% endif %}

Whoever chooses them first has them. You can buy the same again for another year with one press:

{{ againLink }}

My boards: {{ link }}
`,
      html: `<p>The licence of <strong>{{ listing }}</strong> ({{ item }}) ended on <strong>{{ date }}</strong>. {% if renews != "" %}You asked that it renew by itself. That is not possible yet: nothing was charged. {% endif %}Its places are free for others now:</p>
${boardList}{% if more != "" %}
<p>and {{ more }} more</p>{% endif %}
<p>Whoever chooses them first has them. You can <a href="{{ againLink }}">buy the same again for another year</a> with one press.</p>
<p><a href="{{ link }}">My boards</a></p>`,
    },
    fr: {
      subject: 'Vos places sur les panneaux ont pris fin : {{ listing }}',
      text: `La licence de {{ listing }} ({{ item }}) a pris fin le {{ date }}. {% if renews != "" %}Vous aviez demandé qu’elle se renouvelle automatiquement. Ce n’est pas encore possible : rien n’a été débité. {% endif %}Ses places sont maintenant libres pour d’autres :

{{ boards }}{% if more != "" %}
et {{ more }} autres{% endif %}

La première personne à les choisir les obtient. Vous pouvez racheter la même chose pour une année de plus en un seul geste :

{{ againLink }}

Mes panneaux : {{ link }}
`,
      html: `<p>La licence de <strong>{{ listing }}</strong> ({{ item }}) a pris fin le <strong>{{ date }}</strong>. {% if renews != "" %}Vous aviez demandé qu’elle se renouvelle automatiquement. Ce n’est pas encore possible&nbsp;: rien n’a été débité. {% endif %}Ses places sont maintenant libres pour d’autres&nbsp;:</p>
${boardList}{% if more != "" %}
<p>et {{ more }} autres</p>{% endif %}
<p>La première personne à les choisir les obtient. Vous pouvez <a href="{{ againLink }}">racheter la même chose pour une année de plus</a> en un seul geste.</p>
<p><a href="{{ link }}">Mes panneaux</a></p>`,
    },
  },
} as const satisfies MailTemplate;
