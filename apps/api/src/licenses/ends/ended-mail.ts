import type { MailTemplate } from '../../platform/mail/mail-template.ts';
import { boardList } from '../subscribe/receipt/receipt-mail.ts';

/** Mail to the buyer of a licence that has ended by time; `renews` is empty for no. */
export const endedMail = {
  name: 'license-ended',
  values: ['listing', 'item', 'date', 'boards', 'more', 'renews', 'againLink', 'link'],
  texts: {
    en: {
      subject: 'Your places on boards have ended: {{ listing }}',
      body: `The licence of **{{ listing }}** ({{ item }}) ended on **{{ date }}**. {% if renews != "" %}You asked that it renew by itself. That is not possible yet: nothing was charged. {% endif %}Its places are free for others now:

${boardList}
{% if more != "" %}and {{ more }} more{% endif %}

Whoever chooses them first has them. You can [buy the same again for another year]({{ againLink }}) with one press.

[My boards]({{ link }})`,
    },
    fr: {
      subject: 'Vos places sur les panneaux ont pris fin\u00a0: {{ listing }}',
      body: `La licence de **{{ listing }}** ({{ item }}) a pris fin le **{{ date }}**. {% if renews != "" %}Vous aviez demandé qu’elle se renouvelle automatiquement. Ce n’est pas encore possible\u00a0: rien n’a été débité. {% endif %}Ses places sont maintenant libres pour d’autres\u00a0:

${boardList}
{% if more != "" %}et {{ more }} autres{% endif %}

La première personne à les choisir les obtient. Vous pouvez [racheter la même chose pour une année de plus]({{ againLink }}) en un seul geste.

[Mes panneaux]({{ link }})`,
    },
  },
} as const satisfies MailTemplate;
