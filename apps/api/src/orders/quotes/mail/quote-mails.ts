import type { MailTemplate } from '../../../platform/mail/mail-template.ts';

const goods = '{% for one in goods %}- {{ one.text }}\n{% endfor %}';

/** To the people of a shop who can answer, with what somebody would like to have sent. */
export const quoteRequestedMail = {
  name: 'quote-requested',
  values: ['shop', 'number', 'goods', 'place', 'note', 'link'],
  texts: {
    en: {
      subject: 'What does delivery cost? {{ shop }}, order {{ number }}',
      body: `Somebody would like **{{ shop }}** to send this to **{{ place }}**:

${goods}
{% if note != "" %}Their note: {{ note }}

{% endif %}Please name the price of delivery within 72 hours, or decline. Nothing is paid or reserved before the buyer accepts your price.

**[Answer the request]({{ link }})**`,
    },
    fr: {
      subject: 'Combien coûte la livraison? {{ shop }}, commande {{ number }}',
      body: `Quelqu’un souhaite que **{{ shop }}** envoie ceci à **{{ place }}**\u00a0:

${goods}
{% if note != "" %}Message\u00a0: {{ note }}

{% endif %}Indiquez le prix de la livraison dans les 72 heures, ou refusez. Rien n’est payé ni réservé avant que votre prix soit accepté.

**[Répondre à la demande]({{ link }})**`,
    },
  },
} as const satisfies MailTemplate;

/** To the buyer, with what they have asked a shop. */
export const quoteReceiptMail = {
  name: 'quote-receipt',
  values: ['shop', 'number', 'goods', 'place', 'link'],
  texts: {
    en: {
      subject: 'You have requested a price of delivery from {{ shop }}: order {{ number }}',
      body: `**{{ shop }}** has your request to send this to **{{ place }}**:

${goods}
The shop has 72 hours to name its price, and you get a mail as soon as it does. Nothing is charged or reserved before you accept.

**[See or cancel your request]({{ link }})**`,
    },
    fr: {
      subject: 'Vous avez demandé un prix de livraison à {{ shop }}\u00a0: commande {{ number }}',
      body: `**{{ shop }}** a reçu votre demande d’envoyer ceci à **{{ place }}**\u00a0:

${goods}
La boutique a 72 heures pour indiquer son prix, et vous recevrez un courriel dès qu’elle l’aura fait. Rien n’est débité ni réservé avant que vous acceptiez.

**[Voir ou annuler votre demande]({{ link }})**`,
    },
  },
} as const satisfies MailTemplate;

/** To the buyer, with the price of delivery that the shop has named. */
export const quoteAnsweredMail = {
  name: 'quote-answered',
  values: ['shop', 'number', 'price', 'total', 'days', 'note', 'link'],
  texts: {
    en: {
      subject: '{{ shop }} has named the price of delivery: order {{ number }}',
      body: `**{{ shop }}** asks **{{ price }}** for the delivery of your order. With delivery and taxes it comes to **{{ total }}**.

{% if days != "" %}Days from your payment until it is there: {{ days }}

{% endif %}{% if note != "" %}The shop writes: {{ note }}

{% endif %}You have 72 hours to accept and pay. Nothing is charged or reserved before.

**[See the price and pay]({{ link }})**`,
    },
    fr: {
      subject: '{{ shop }} a indiqué le prix de la livraison\u00a0: commande {{ number }}',
      body: `**{{ shop }}** demande **{{ price }}** pour la livraison de votre commande. Avec la livraison et les taxes, le total est de **{{ total }}**.

{% if days != "" %}Jours entre votre paiement et la livraison\u00a0: {{ days }}

{% endif %}{% if note != "" %}La boutique écrit\u00a0: {{ note }}

{% endif %}Vous avez 72 heures pour accepter et payer. Rien n’est débité ni réservé avant.

**[Voir le prix et payer]({{ link }})**`,
    },
  },
} as const satisfies MailTemplate;

/** To the buyer, where the shop does not send it. */
export const quoteDeclinedMail = {
  name: 'quote-declined',
  values: ['shop', 'number', 'note', 'link'],
  texts: {
    en: {
      subject: '{{ shop }} can’t send your order {{ number }}',
      body: `**{{ shop }}** has declined to send your order {{ number }}. Nothing was charged.

{% if note != "" %}The shop writes: {{ note }}

{% endif %}**[See your order {{ number }}]({{ link }})**`,
    },
    fr: {
      subject: '{{ shop }} ne peut pas envoyer votre commande {{ number }}',
      body: `**{{ shop }}** a refusé d’envoyer votre commande {{ number }}. Rien n’a été débité.

{% if note != "" %}La boutique écrit\u00a0: {{ note }}

{% endif %}**[Voir votre commande {{ number }}]({{ link }})**`,
    },
  },
} as const satisfies MailTemplate;

/** To the buyer, where the time to answer or to accept is over. */
export const quoteExpiredMail = {
  name: 'quote-expired',
  values: ['shop', 'number', 'link'],
  texts: {
    en: {
      subject: 'Your request to {{ shop }} has expired: order {{ number }}',
      body: `The time for order {{ number }} at **{{ shop }}** is over, so it was cancelled. Nothing was charged. You can put the things into your cart and ask again.

**[See your order {{ number }}]({{ link }})**`,
    },
    fr: {
      subject: 'Votre demande à {{ shop }} a expiré\u00a0: commande {{ number }}',
      body: `Le délai de la commande {{ number }} chez **{{ shop }}** est écoulé\u00a0: elle est donc annulée. Rien n’a été débité. Vous pouvez remettre les articles dans votre panier et refaire la demande.

**[Voir votre commande {{ number }}]({{ link }})**`,
    },
  },
} as const satisfies MailTemplate;
