import type { MailTemplate } from '../../platform/mail/mail-template.ts';

const goods = '{% for one in goods %}- {{ one.text }}\n{% endfor %}';

/** To the buyer, once the provider reports that money goes back to them. */
export const invoiceRefundedMail = {
  name: 'invoice-refunded',
  values: ['shop', 'number', 'amount', 'goods', 'reason', 'link'],
  texts: {
    en: {
      subject: '{{ shop }} has refunded {{ amount }}: order {{ number }}',
      body: `**{{ shop }}** has refunded you **{{ amount }}**{% if goods != empty %} for this:

${goods}{% else %}.
{% endif %}
{% if reason != "" %}Their reason: {{ reason }}

{% endif %}It goes to the card that you paid with. Banks show it after 5 to 10 business days.

**[See your order {{ number }}]({{ link }})**`,
    },
    fr: {
      subject: '{{ shop }} a remboursé {{ amount }}\u00a0: commande {{ number }}',
      body: `**{{ shop }}** vous a remboursé **{{ amount }}**{% if goods != empty %} pour ceci\u00a0:

${goods}{% else %}.
{% endif %}
{% if reason != "" %}Raison\u00a0: {{ reason }}

{% endif %}La somme va à la carte qui a servi au paiement. Les banques l’affichent après 5 à 10 jours ouvrables.

**[Voir votre commande {{ number }}]({{ link }})**`,
    },
  },
} as const satisfies MailTemplate;

/** To the owner of a shop, where a bank did not take the money of a refund. */
export const refundReturnedMail = {
  name: 'refund-returned',
  values: ['shop', 'number', 'amount', 'goods', 'reason', 'link'],
  texts: {
    en: {
      subject: 'A refund failed: order {{ number }} at {{ shop }}',
      body: `The refund of **{{ amount }}** for the order {{ number }} at **{{ shop }}** failed. Your buyer has not received it:

${goods}
The money is still with your shop. You can refund it again from the invoice, or agree with your buyer on another way.

**[See the invoice]({{ link }})**`,
    },
    fr: {
      subject: 'Un remboursement a échoué\u00a0: commande {{ number }} chez {{ shop }}',
      body: `Le remboursement de **{{ amount }}** pour la commande {{ number }} chez **{{ shop }}** a échoué. Votre acheteur ne l’a pas reçu\u00a0:

${goods}
La somme est toujours dans votre boutique. Vous pouvez la rembourser de nouveau depuis la facture, ou convenir d’un autre moyen avec votre acheteur.

**[Voir la facture]({{ link }})**`,
    },
  },
} as const satisfies MailTemplate;
