import type { MailTemplate } from '../../../platform/mail/mail-template.ts';

/**
 * Boards one below the other; `more` says how many are not among them, empty for none. What the receipt
 * does not know is empty: card, buyer, address, seller and tax numbers.
 */
export const boardList =
  '<ul>{% assign names = boards | split: "\n" %}{% for name in names %}<li>{{ name }}</li>{% endfor %}</ul>';

/** To whoever bought a licence, once it runs. */
export const receiptMail = {
  name: 'license-receipt',
  values: [
    'listing',
    'item',
    'boards',
    'more',
    'price',
    'discount',
    'taxes',
    'total',
    'currency',
    'card',
    'buyer',
    'address',
    'seller',
    'sellerAddress',
    'taxNumbers',
    'number',
    'bought',
    'due',
    'id',
    'receiptLink',
    'link',
  ],
  texts: {
    en: {
      subject: 'Your places on boards: receipt for {{ listing }}',
      text: `Thank you. {{ listing }} has its places now:

{{ boards }}{% if more != "" %}
and {{ more }} more{% endif %}

{{ item }}: {{ price }}
{% if discount != '' %}Discount: {{ discount }}
{% endif %}Taxes: {{ taxes }}
Total: {{ total }} ({{ currency }}){% if card != '' %}
Paid with: {{ card }}{% endif %}

Receipt {{ number }}, {{ bought }}{% if seller != '' %}
Sold by: {{ seller }}, {{ sellerAddress }}{% if taxNumbers != '' %}
{{ taxNumbers }}{% endif %}{% endif %}{% if buyer != '' or address != '' %}
Billed to: {{ buyer }}{% if buyer != '' and address != '' %}, {% endif %}{{ address }}{% endif %}

Paid for until {{ due }}. It ends then, and does not renew by itself. Licence {{ id }}.

Receipt: {{ receiptLink }}
My boards: {{ link }}
`,
      html: `<p>Thank you. <strong>{{ listing }}</strong> has its places now:</p>
${boardList}{% if more != "" %}
<p>and {{ more }} more</p>{% endif %}
<p>{{ item }}: {{ price }}<br>{% if discount != '' %}Discount: {{ discount }}<br>{% endif %}Taxes: {{ taxes }}<br><strong>Total: {{ total }} ({{ currency }})</strong>{% if card != '' %}<br>Paid with: {{ card }}{% endif %}</p>
<p>Receipt {{ number }}, {{ bought }}{% if seller != '' %}<br>Sold by: {{ seller }}, {{ sellerAddress }}{% if taxNumbers != '' %}<br>{{ taxNumbers }}{% endif %}{% endif %}{% if buyer != '' or address != '' %}<br>Billed to: {{ buyer }}{% if buyer != '' and address != '' %}, {% endif %}{{ address }}{% endif %}</p>
<p>Paid for until {{ due }}. It ends then, and does not renew by itself. Licence {{ id }}.</p>
<p><a href="{{ receiptLink }}">Receipt</a> · <a href="{{ link }}">My boards</a></p>`,
    },
    fr: {
      subject: 'Vos places sur les panneaux : reçu pour {{ listing }}',
      text: `Merci. {{ listing }} a maintenant ses places :

{{ boards }}{% if more != "" %}
et {{ more }} autres{% endif %}

{{ item }} : {{ price }}
{% if discount != '' %}Rabais : {{ discount }}
{% endif %}Taxes : {{ taxes }}
Total : {{ total }} ({{ currency }}){% if card != '' %}
Payé avec : {{ card }}{% endif %}

Reçu {{ number }}, {{ bought }}{% if seller != '' %}
Vendu par : {{ seller }}, {{ sellerAddress }}{% if taxNumbers != '' %}
{{ taxNumbers }}{% endif %}{% endif %}{% if buyer != '' or address != '' %}
Facturé à : {{ buyer }}{% if buyer != '' and address != '' %}, {% endif %}{{ address }}{% endif %}

Payé jusqu’au {{ due }}. Elle prend fin ce jour-là et ne se renouvelle pas automatiquement. Licence {{ id }}.

Reçu : {{ receiptLink }}
Mes panneaux : {{ link }}
`,
      html: `<p>Merci. <strong>{{ listing }}</strong> a maintenant ses places&nbsp;:</p>
${boardList}{% if more != "" %}
<p>et {{ more }} autres</p>{% endif %}
<p>{{ item }}&nbsp;: {{ price }}<br>{% if discount != '' %}Rabais&nbsp;: {{ discount }}<br>{% endif %}Taxes&nbsp;: {{ taxes }}<br><strong>Total&nbsp;: {{ total }} ({{ currency }})</strong>{% if card != '' %}<br>Payé avec&nbsp;: {{ card }}{% endif %}</p>
<p>Reçu {{ number }}, {{ bought }}{% if seller != '' %}<br>Vendu par&nbsp;: {{ seller }}, {{ sellerAddress }}{% if taxNumbers != '' %}<br>{{ taxNumbers }}{% endif %}{% endif %}{% if buyer != '' or address != '' %}<br>Facturé à&nbsp;: {{ buyer }}{% if buyer != '' and address != '' %}, {% endif %}{{ address }}{% endif %}</p>
<p>Payé jusqu’au {{ due }}. Elle prend fin ce jour-là et ne se renouvelle pas automatiquement. Licence {{ id }}.</p>
<p><a href="{{ receiptLink }}">Reçu</a> · <a href="{{ link }}">Mes panneaux</a></p>`,
    },
  },
} as const satisfies MailTemplate;
