import type { MailTemplate } from '../../platform/mail/mail-template.ts';

/** To the owner of open shops whose account can’t be paid any more. */
export const payoutsWithdrawnMail = {
  name: 'shop-payouts-withdrawn',
  values: ['shops', 'link'],
  texts: {
    en: {
      subject: 'Your shop takes no orders for now: {{ shops }}',
      body: `The payment provider does not pay your account at the moment, so this takes no orders:

**{{ shops }}**

It stays in sight, and buyers read that it is away. It takes orders again by itself once your account can be paid.

**[See what the provider needs]({{ link }})**`,
    },
    fr: {
      subject: 'Votre boutique ne prend pas de commandes pour le moment\u00a0: {{ shops }}',
      body: `Le fournisseur de paiement ne verse rien à votre compte pour le moment\u00a0: ceci ne prend donc pas de commandes\u00a0:

**{{ shops }}**

Tout reste visible, et on y lit que la boutique est absente. Elle reprendra les commandes d’elle-même dès que votre compte pourra être payé.

**[Voir ce que demande le fournisseur]({{ link }})**`,
    },
  },
} as const satisfies MailTemplate;

/** To the owner of open shops to whose account the provider lets us no more. */
export const accountLostMail = {
  name: 'shop-account-lost',
  values: ['shops', 'link'],
  texts: {
    en: {
      subject: 'Your shop has lost its account: {{ shops }}',
      body: `Boardwalk is no longer connected to your account at the payment provider, so this takes no orders:

**{{ shops }}**

It stays in sight, and buyers read that it is away. Begin an account again, then link it in the settings of your shop: it takes orders again once that account can be paid.

**[Begin an account]({{ link }})**`,
    },
    fr: {
      subject: 'Votre boutique n’a plus de compte\u00a0: {{ shops }}',
      body: `Boardwalk n’est plus relié à votre compte chez le fournisseur de paiement\u00a0: ceci ne prend donc pas de commandes\u00a0:

**{{ shops }}**

Tout reste visible, et on y lit que la boutique est absente. Ouvrez de nouveau un compte, puis associez-le dans les paramètres de votre boutique\u00a0: elle reprendra les commandes dès que ce compte pourra être payé.

**[Ouvrir un compte]({{ link }})**`,
    },
  },
} as const satisfies MailTemplate;

/** To the owner of shops whose account can be paid again. */
export const payoutsReturnedMail = {
  name: 'shop-payouts-returned',
  values: ['shops', 'link'],
  texts: {
    en: {
      subject: 'Your shop takes orders again: {{ shops }}',
      body: `Your account at the payment provider can be paid again, so this is what it was before:

**{{ shops }}**

**[See your account]({{ link }})**`,
    },
    fr: {
      subject: 'Votre boutique prend de nouveau des commandes\u00a0: {{ shops }}',
      body: `Votre compte chez le fournisseur de paiement peut de nouveau être payé\u00a0: ceci est redevenu ce que c’était\u00a0:

**{{ shops }}**

**[Voir votre compte]({{ link }})**`,
    },
  },
} as const satisfies MailTemplate;
