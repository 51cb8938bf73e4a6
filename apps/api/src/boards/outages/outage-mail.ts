import type { MailTemplate } from '../../platform/mail/mail-template.ts';

/** To merchants on a board that is out of service; `until` is empty where nobody knows yet. */
export const outageMail = {
  name: 'board-out-of-service',
  values: ['board', 'listings', 'reason', 'from', 'until'],
  texts: {
    en: {
      subject: 'A board is out of service: {{ board }}',
      body: `The board “**{{ board }}**”, on which you show with {{ listings }}, is out of service {% if until == '' %}from {{ from }} on. We don’t know yet until when.{% else %}from {{ from }} to {{ until }}.{% endif %}

{{ reason }}

Should that be more than seven days, you are owed another place or the price of the days, as our terms say.`,
    },
    fr: {
      subject: 'Un panneau est hors service\u00a0: {{ board }}',
      body: `Le panneau «\u00a0**{{ board }}**\u00a0», où vous vous affichez avec {{ listings }}, est hors service {% if until == '' %}à partir du {{ from }}. Nous ne savons pas encore jusqu’à quand.{% else %}du {{ from }} au {{ until }}.{% endif %}

{{ reason }}

Si cela dure plus de sept jours, une autre place ou le prix de ces jours vous est dû, comme le disent nos conditions.`,
    },
  },
} as const satisfies MailTemplate;
