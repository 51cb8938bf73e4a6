import type { MailTemplate } from '../../platform/mail/mail-template.ts';
import { boardList } from '../subscribe/receipt/receipt-mail.ts';

/** Mail to the buyer of a licence, 30 and 7 days before it ends; `renews` is empty for no. */
export const endingMail = {
  name: 'license-ends-soon',
  values: ['listing', 'item', 'date', 'boards', 'more', 'renews', 'againLink', 'link'],
  texts: {
    en: {
      subject: 'Your places on boards end on {{ date }}: {{ listing }}',
      body: `The licence of **{{ listing }}** ({{ item }}) ends on **{{ date }}**. {% if renews != "" %}You asked that it renew by itself. That is not possible yet: nothing is charged, and it ends. {% endif %}Until then its places are yours:

${boardList}
{% if more != "" %}and {{ more }} more{% endif %}

From that moment on they are free for others, and you can [buy the same again for another year]({{ againLink }}) with one press.

[My boards]({{ link }})`,
    },
    fr: {
      subject: 'Vos places sur les panneaux prennent fin le {{ date }}\u00a0: {{ listing }}',
      body: `La licence de **{{ listing }}** ({{ item }}) prend fin le **{{ date }}**. {% if renews != "" %}Vous aviez demandé qu’elle se renouvelle automatiquement. Ce n’est pas encore possible\u00a0: rien n’est débité, et elle prend fin. {% endif %}D’ici là, ses places sont à vous\u00a0:

${boardList}
{% if more != "" %}et {{ more }} autres{% endif %}

À partir de ce moment, elles sont libres pour d’autres, et vous pouvez [racheter la même chose pour une année de plus]({{ againLink }}) en un seul geste.

[Mes panneaux]({{ link }})`,
    },
  },
} as const satisfies MailTemplate;
