import type { MailTemplate } from '../../platform/mail/mail-template.ts';

const address = '{% for one in address %}- {{ one.text }}\n{% endfor %}';
const goods = '{% for one in goods %}- {{ one.text }}\n{% endfor %}';

/** What was bought at each shop; its lines are goods, then its way, taxes and total. */
function boughtBy(texts: {
  readonly delivery: string;
  readonly pickup: string;
  readonly total: string;
}) {
  const { delivery, pickup, total } = texts;
  return `{% for one in goods %}{% if one.shop != "" %}
**{{ one.shop }}**

{% endif %}- {% case one.kind %}{% when "delivery" %}${delivery}{% if one.text != "" %} ({{ one.text }}){% endif %}: {{ one.sum }}{% when "pickup" %}${pickup}{% if one.text != "" %}: {{ one.text }}{% endif %}{% when "tax" %}{{ one.text }}: {{ one.sum }}{% when "total" %}${total}: {{ one.sum }}{% else %}{{ one.text }}{% endcase %}
{% endfor %}`;
}

/** To the buyer of an order, with everything of it that is paid. */
export const orderPaidMail = {
  name: 'order-paid',
  values: ['number', 'goods', 'address', 'unpaid', 'totals', 'link'],
  texts: {
    en: {
      subject: 'Your order {{ number }}',
      body: `Thank you. You have paid **{{ totals }}** for this:

${boughtBy({ delivery: 'Delivery', pickup: 'Pickup at the shop', total: 'Total' })}
{% if address != empty %}It is sent to:

${address}
{% endif %}{% if unpaid != "" %}**Not paid yet: {{ unpaid }}.** That payment was declined. You can try another card for a day, from your order.

{% endif %}Each shop sends its part by itself, or has it ready for you. You find the invoices in your order.

**[See your order {{ number }}]({{ link }})**`,
    },
    fr: {
      subject: 'Votre commande {{ number }}',
      body: `Merci. Vous avez payé **{{ totals }}** pour ceci\u00a0:

${boughtBy({ delivery: 'Livraison', pickup: 'Ramassage à la boutique', total: 'Total' }).replaceAll(': {{', '\u00a0: {{')}
{% if address != empty %}Envoyé à\u00a0:

${address}
{% endif %}{% if unpaid != "" %}**Pas encore payé\u00a0: {{ unpaid }}.** Ce paiement a été refusé. Vous pouvez essayer une autre carte pendant un jour, depuis votre commande.

{% endif %}Chaque boutique envoie sa part elle-même, ou la tient prête pour vous. Les factures sont dans votre commande.

**[Voir votre commande {{ number }}]({{ link }})**`,
    },
  },
} as const satisfies MailTemplate;

/** To the owner of a shop, with what somebody has bought there and paid. */
export const orderReceivedMail = {
  name: 'order-received',
  values: ['shop', 'number', 'goods', 'total', 'isSent', 'way', 'address', 'buyer', 'note', 'link'],
  texts: {
    en: {
      subject: 'A new order at {{ shop }}: {{ number }}',
      body: `Somebody has bought this at **{{ shop }}** and paid **{{ total }}**:

${goods}
{% if isSent == "yes" %}Send it{% if way != "" %} by {{ way }}{% endif %} to:

${address}
{% else %}It is picked up{% if buyer != "" %} by {{ buyer }}{% endif %}; who picks it up can show the number of the order, {{ number }}.

{% endif %}{% if note != "" %}Their note: {{ note }}

{% endif %}**[See the orders of your shop]({{ link }})**`,
    },
    fr: {
      subject: 'Nouvelle commande chez {{ shop }}\u00a0: {{ number }}',
      body: `On a acheté ceci chez **{{ shop }}** et payé **{{ total }}**\u00a0:

${goods}
{% if isSent == "yes" %}À envoyer{% if way != "" %} par {{ way }}{% endif %} à\u00a0:

${address}
{% else %}La commande est ramassée sur place{% if buyer != "" %} par {{ buyer }}{% endif %}; la personne qui la ramasse peut montrer le numéro de la commande, {{ number }}.

{% endif %}{% if note != "" %}Message\u00a0: {{ note }}

{% endif %}**[Voir les commandes de votre boutique]({{ link }})**`,
    },
  },
} as const satisfies MailTemplate;
