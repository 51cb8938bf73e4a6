import type { MailTemplate } from '../../platform/mail/mail-template.ts';

/** Mail to the buyer of a licence that has ended because its money went back, or was taken back. */
export const paidBackMail = {
  name: 'license-paid-back',
  values: ['listing', 'item', 'reason', 'amount', 'returned', 'resumed', 'id', 'link'],
  texts: {
    en: {
      subject: 'The places of {{ listing }} on boards have ended',
      body: `{% if reason == "charged-back" %}Your bank has taken back the **{{ amount }}** that were paid for {{ item }}, as the charge was disputed.{% elsif reason == "failed" %}The **{{ amount }}** for {{ item }} were never taken from your card.{% else %}The **{{ amount }}** that were paid for {{ item }} go back to your card.{% endif %} {{ listing }} therefore has these places no more.

{% if returned != "" %}What you have paid since for a larger plan ends with it, and is on its way back to your card: {{ returned }}.{% endif %}

{% if resumed != "" %}The plan that it had replaced runs again until it is due.{% endif %}

{% if reason == "refunded" or returned != "" %}It can take a bank several days to show money that goes back. {% endif %}Licence {{ id }}.

[My boards]({{ link }})`,
    },
    fr: {
      subject: 'Les places de {{ listing }} sur les panneaux ont pris fin',
      body: `{% if reason == "charged-back" %}Votre banque a repris les **{{ amount }}** payés pour {{ item }}, car le débit a été contesté.{% elsif reason == "failed" %}Les **{{ amount }}** pour {{ item }} n’ont jamais été débités de votre carte.{% else %}Les **{{ amount }}** payés pour {{ item }} sont en cours de remboursement sur votre carte.{% endif %} {{ listing }} n’a donc plus ces places.

{% if returned != "" %}Ce que vous avez payé depuis pour un plus grand forfait prend fin avec lui et est en cours de remboursement sur votre carte\u00a0: {{ returned }}.{% endif %}

{% if resumed != "" %}Le forfait qu’il avait remplacé reprend jusqu’à son échéance.{% endif %}

{% if reason == "refunded" or returned != "" %}Une banque peut mettre plusieurs jours à afficher un remboursement. {% endif %}Licence {{ id }}.

[Mes panneaux]({{ link }})`,
    },
  },
} as const satisfies MailTemplate;
