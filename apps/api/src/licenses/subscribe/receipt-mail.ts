import type { MailTemplate } from '../../platform/mail/mail-template.ts';

/** To whoever bought a licence, once it runs. */
export const receiptMail = {
  name: 'license-receipt',
  values: ['listing', 'item', 'boards', 'price', 'discount', 'taxes', 'total', 'due', 'id', 'link'],
  texts: {
    en: {
      subject: 'Your places on boards: receipt for {{ listing }}',
      text: `Thank you. {{ listing }} has its places now:

{{ boards }}

{{ item }}: {{ price }}
Discount: {{ discount }}
Taxes: {{ taxes }}
Total: {{ total }}

Paid for until {{ due }}. Licence {{ id }}.

{{ link }}
`,
      html: `<p>Thank you. <strong>{{ listing }}</strong> has its places now:</p>
<p>{{ boards }}</p>
<p>{{ item }}: {{ price }}<br>Discount: {{ discount }}<br>Taxes: {{ taxes }}<br><strong>Total: {{ total }}</strong></p>
<p>Paid for until {{ due }}. Licence {{ id }}.</p>
<p><a href="{{ link }}">My boards</a></p>`,
    },
    fr: {
      subject: 'Vos places sur les panneaux : reçu pour {{ listing }}',
      text: `Merci. {{ listing }} a maintenant ses places :

{{ boards }}

{{ item }} : {{ price }}
Rabais : {{ discount }}
Taxes : {{ taxes }}
Total : {{ total }}

Payé jusqu’au {{ due }}. Licence {{ id }}.

{{ link }}
`,
      html: `<p>Merci. <strong>{{ listing }}</strong> a maintenant ses places&nbsp;:</p>
<p>{{ boards }}</p>
<p>{{ item }}&nbsp;: {{ price }}<br>Rabais&nbsp;: {{ discount }}<br>Taxes&nbsp;: {{ taxes }}<br><strong>Total&nbsp;: {{ total }}</strong></p>
<p>Payé jusqu’au {{ due }}. Licence {{ id }}.</p>
<p><a href="{{ link }}">Mes panneaux</a></p>`,
    },
  },
} as const satisfies MailTemplate;
