import type { MailTemplate } from '../../platform/mail/mail-template.ts';
import { boardList } from '../subscribe/receipt/receipt-mail.ts';

/** To whoever bought a licence, 30 and 7 days before it ends; `renews` is empty for no. */
export const endingMail = {
  name: 'license-ends-soon',
  values: ['listing', 'item', 'date', 'boards', 'more', 'renews', 'againLink', 'link'],
  texts: {
    en: {
      subject: 'Your places on boards end on {{ date }}: {{ listing }}',
      text: `The licence of {{ listing }} ({{ item }}) ends on {{ date }}. {% if renews != "" %}You asked that it renew by itself. That is not possible yet: nothing is charged, and it ends. {% endif %}Until then its places are yours:

{{ boards }}{% if more != "" %}
and {{ more }} more{% endif %}

From that moment on they are free for others, and you can buy the same again for another year with one press:

{{ againLink }}

My boards: {{ link }}
`,
      html: `<p>The licence of <strong>{{ listing }}</strong> ({{ item }}) ends on <strong>{{ date }}</strong>. {% if renews != "" %}You asked that it renew by itself. That is not possible yet: nothing is charged, and it ends. {% endif %}Until then its places are yours:</p>
${boardList}{% if more != "" %}
<p>and {{ more }} more</p>{% endif %}
<p>From that moment on they are free for others, and you can <a href="{{ againLink }}">buy the same again for another year</a> with one press.</p>
<p><a href="{{ link }}">My boards</a></p>`,
    },
    fr: {
      subject: 'Vos places sur les panneaux prennent fin le {{ date }} : {{ listing }}',
      text: `La licence de {{ listing }} ({{ item }}) prend fin le {{ date }}. {% if renews != "" %}Vous aviez demandé qu’elle se renouvelle automatiquement. Ce n’est pas encore possible : rien n’est débité, et elle prend fin. {% endif %}D’ici là, ses places sont à vous :

{{ boards }}{% if more != "" %}
et {{ more }} autres{% endif %}

À partir de ce moment, elles sont libres pour d’autres, et vous pouvez racheter la même chose pour une année de plus en un seul geste :

{{ againLink }}

Mes panneaux : {{ link }}
`,
      html: `<p>La licence de <strong>{{ listing }}</strong> ({{ item }}) prend fin le <strong>{{ date }}</strong>. {% if renews != "" %}Vous aviez demandé qu’elle se renouvelle automatiquement. Ce n’est pas encore possible&nbsp;: rien n’est débité, et elle prend fin. {% endif %}D’ici là, ses places sont à vous&nbsp;:</p>
${boardList}{% if more != "" %}
<p>et {{ more }} autres</p>{% endif %}
<p>À partir de ce moment, elles sont libres pour d’autres, et vous pouvez <a href="{{ againLink }}">racheter la même chose pour une année de plus</a> en un seul geste.</p>
<p><a href="{{ link }}">Mes panneaux</a></p>`,
    },
  },
} as const satisfies MailTemplate;
