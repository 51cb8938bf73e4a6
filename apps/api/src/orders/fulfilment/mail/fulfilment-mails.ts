import type { MailTemplate } from '../../../platform/mail/mail-template.ts';

const goods = '{% for one in goods %}- {{ one.text }}\n{% endfor %}';

/** To the buyer, with what a shop has sent. */
export const parcelSentMail = {
  name: 'parcel-sent',
  values: ['shop', 'number', 'goods', 'carrier', 'tracking', 'link'],
  texts: {
    en: {
      subject: '{{ shop }} has sent a parcel: order {{ number }}',
      body: `**{{ shop }}** has sent you this:

${goods}
{% if carrier != "" %}It is carried by {{ carrier }}.

{% endif %}{% if tracking != "" %}Its tracking number is {{ tracking }}.

{% endif %}**[Follow the parcel on the page of your order]({{ link }})**`,
    },
    fr: {
      subject: '{{ shop }} a envoyé un colis\u00a0: commande {{ number }}',
      body: `**{{ shop }}** vous a envoyé ceci\u00a0:

${goods}
{% if carrier != "" %}Transporteur\u00a0: {{ carrier }}.

{% endif %}{% if tracking != "" %}Numéro de suivi\u00a0: {{ tracking }}.

{% endif %}**[Suivre le colis sur la page de votre commande]({{ link }})**`,
    },
  },
} as const satisfies MailTemplate;

/** To the buyer, where a parcel was recorded by mistake. */
export const parcelUndoneMail = {
  name: 'parcel-undone',
  values: ['shop', 'number', 'goods', 'link'],
  texts: {
    en: {
      subject: 'Not sent yet: order {{ number }} at {{ shop }}',
      body: `**{{ shop }}** has recorded a parcel by mistake and withdrawn it. This is still to be sent:

${goods}
**[See your order {{ number }}]({{ link }})**`,
    },
    fr: {
      subject: 'Pas encore envoyé\u00a0: commande {{ number }} chez {{ shop }}',
      body: `**{{ shop }}** avait inscrit un colis par erreur et l’a retiré. Il reste à envoyer ceci\u00a0:

${goods}
**[Voir votre commande {{ number }}]({{ link }})**`,
    },
  },
} as const satisfies MailTemplate;

/** To the buyer, where the shop knows that a parcel has come. */
export const parcelDeliveredMail = {
  name: 'parcel-delivered',
  values: ['shop', 'number', 'goods', 'link'],
  texts: {
    en: {
      subject: 'Delivered: order {{ number }} from {{ shop }}',
      body: `A parcel of **{{ shop }}** was delivered:

${goods}
If it has not come, please write to the shop, whose address is on the page of your order.

**[See your order {{ number }}]({{ link }})**`,
    },
    fr: {
      subject: 'Livré\u00a0: commande {{ number }} de {{ shop }}',
      body: `Un colis de **{{ shop }}** a été livré\u00a0:

${goods}
S’il n’est pas arrivé, écrivez à la boutique\u00a0: son adresse est sur la page de votre commande.

**[Voir votre commande {{ number }}]({{ link }})**`,
    },
  },
} as const satisfies MailTemplate;

/** To the buyer, with the code by which they get what is ready at the shop. */
export const pickupReadyMail = {
  name: 'pickup-ready',
  values: ['shop', 'number', 'goods', 'where', 'code', 'link'],
  texts: {
    en: {
      subject: 'Ready at {{ shop }}: order {{ number }}',
      body: `Your things are ready at **{{ shop }}**:

${goods}
Your pickup code is **{{ code }}**. Say it at the shop once you have your things before you, and to nobody else.

{% if where != "" %}{{ where }}

{% endif %}**[See your order {{ number }}]({{ link }})**`,
    },
    fr: {
      subject: 'Prêt chez {{ shop }}\u00a0: commande {{ number }}',
      body: `Vos articles sont prêts chez **{{ shop }}**\u00a0:

${goods}
Votre code de ramassage est **{{ code }}**. Donnez-le à la boutique une fois vos articles devant vous, et à personne d’autre.

{% if where != "" %}{{ where }}

{% endif %}**[Voir votre commande {{ number }}]({{ link }})**`,
    },
  },
} as const satisfies MailTemplate;

/** To the buyer, once somebody has fetched everything by the code. */
export const pickedUpMail = {
  name: 'picked-up',
  values: ['shop', 'number', 'goods', 'link'],
  texts: {
    en: {
      subject: 'Picked up at {{ shop }}: order {{ number }}',
      body: `With your pickup code, **{{ shop }}** has handed over this:

${goods}
If that was not you, please write to the shop, whose address is on the page of your order.

**[See your order {{ number }}]({{ link }})**`,
    },
    fr: {
      subject: 'Ramassé chez {{ shop }}\u00a0: commande {{ number }}',
      body: `Avec votre code de ramassage, **{{ shop }}** a remis ceci\u00a0:

${goods}
Si ce n’était pas vous, écrivez à la boutique\u00a0: son adresse est sur la page de votre commande.

**[Voir votre commande {{ number }}]({{ link }})**`,
    },
  },
} as const satisfies MailTemplate;

/** To the buyer, where a shop has what they sent back. */
export const goodsReturnedMail = {
  name: 'goods-returned',
  values: ['shop', 'number', 'goods', 'link'],
  texts: {
    en: {
      subject: '{{ shop }} has your return: order {{ number }}',
      body: `**{{ shop }}** has this back from you:

${goods}
If money goes back to you for it, the shop does that by itself.

**[See your order {{ number }}]({{ link }})**`,
    },
    fr: {
      subject: '{{ shop }} a reçu votre retour\u00a0: commande {{ number }}',
      body: `**{{ shop }}** a repris ceci\u00a0:

${goods}
Si un remboursement vous est dû, la boutique le fait séparément.

**[Voir votre commande {{ number }}]({{ link }})**`,
    },
  },
} as const satisfies MailTemplate;
