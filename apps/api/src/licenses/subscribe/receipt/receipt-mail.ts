import type { MailTemplate } from '../../../platform/mail/mail-template.ts';

/** Boards one below the other; `more` says how many are not among them, empty for none. */
export const boardList = '{% for board in boards %}- {{ board.name }}\n{% endfor %}';

/**
 * Mail to the buyer of a licence, once it runs. What the receipt does not know is empty: card,
 * buyer, address, seller and tax numbers.
 */
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
      body: `Thank you. **{{ listing }}** has its places now:

${boardList}
{% if more != "" %}and {{ more }} more{% endif %}

{{ item }}: {{ price }}
{% if discount != '' %}Discount: {{ discount }}
{% endif %}Taxes: {{ taxes }}
**Total: {{ total }} ({{ currency }})**{% if card != '' %}
Paid with: {{ card }}{% endif %}

Receipt {{ number }}, {{ bought }}{% if seller != '' %}
Sold by: {{ seller }}, {{ sellerAddress }}{% if taxNumbers != '' %}
{{ taxNumbers }}{% endif %}{% endif %}{% if buyer != '' or address != '' %}
Billed to: {{ buyer }}{% if buyer != '' and address != '' %}, {% endif %}{{ address }}{% endif %}

Paid for until {{ due }}. It ends then, and does not renew by itself. Licence {{ id }}.

[Receipt]({{ receiptLink }})
[My boards]({{ link }})`,
    },
    fr: {
      subject: 'Vos places sur les panneaux\u00a0: reçu pour {{ listing }}',
      body: `Merci. **{{ listing }}** a maintenant ses places\u00a0:

${boardList}
{% if more != "" %}et {{ more }} autres{% endif %}

{{ item }}\u00a0: {{ price }}
{% if discount != '' %}Rabais\u00a0: {{ discount }}
{% endif %}Taxes\u00a0: {{ taxes }}
**Total\u00a0: {{ total }} ({{ currency }})**{% if card != '' %}
Payé avec\u00a0: {{ card }}{% endif %}

Reçu {{ number }}, {{ bought }}{% if seller != '' %}
Vendu par\u00a0: {{ seller }}, {{ sellerAddress }}{% if taxNumbers != '' %}
{{ taxNumbers }}{% endif %}{% endif %}{% if buyer != '' or address != '' %}
Facturé à\u00a0: {{ buyer }}{% if buyer != '' and address != '' %}, {% endif %}{{ address }}{% endif %}

La licence {{ id }} est payée jusqu’au {{ due }}. Elle prend fin ce jour-là et ne se renouvelle pas automatiquement.

[Reçu]({{ receiptLink }})
[Mes panneaux]({{ link }})`,
    },
  },
} as const satisfies MailTemplate;
