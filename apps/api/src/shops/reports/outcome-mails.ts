import type { MailTemplate } from '../../platform/mail/mail-template.ts';

/** Mail to users who reported a shop that was against the rules. */
const upheldShopMail = {
  name: 'shop-report-upheld',
  values: ['title'],
  texts: {
    en: {
      subject: 'We have acted on your report of {{ title }}',
      body: `You told us that something is wrong with this shop:

**{{ title }}**

You were right, and we have acted on it. Thank you: it makes Boardwalk safer for everybody.`,
    },
    fr: {
      subject: 'Nous avons donné suite à votre signalement\u00a0: {{ title }}',
      body: `Vous nous avez signalé un problème avec cette boutique\u00a0:

**{{ title }}**

Vous aviez raison, et nous y avons donné suite. Merci\u00a0: Boardwalk en est plus sûr pour tout le monde.`,
    },
  },
} as const satisfies MailTemplate;

/** Mail to users who reported a shop that stays. */
const dismissedShopMail = {
  name: 'shop-report-dismissed',
  values: ['title'],
  texts: {
    en: {
      subject: 'We have looked at this shop: {{ title }}',
      body: `You told us that something is wrong with this shop:

**{{ title }}**

Somebody at Boardwalk has looked at it and found nothing against our rules, so it stays. If we missed something, or it changes, tell us again from its page.`,
    },
    fr: {
      subject: 'Nous avons examiné cette boutique\u00a0: {{ title }}',
      body: `Vous nous avez signalé un problème avec cette boutique\u00a0:

**{{ title }}**

Quelqu’un de Boardwalk l’a examinée et n’y a rien trouvé contre nos règles\u00a0: elle reste donc en ligne. Si quelque chose nous a échappé, ou si elle change, signalez-la de nouveau depuis sa page.`,
    },
  },
} as const satisfies MailTemplate;

/** Mail to users who reported a product that was against the rules. */
const upheldProductMail = {
  name: 'product-report-upheld',
  values: ['title'],
  texts: {
    en: {
      subject: 'We have acted on your report of {{ title }}',
      body: `You told us that something is wrong with this product:

**{{ title }}**

You were right, and we have acted on it. Thank you: it makes Boardwalk safer for everybody.`,
    },
    fr: {
      subject: 'Nous avons donné suite à votre signalement\u00a0: {{ title }}',
      body: `Vous nous avez signalé un problème avec ce produit\u00a0:

**{{ title }}**

Vous aviez raison, et nous y avons donné suite. Merci\u00a0: Boardwalk en est plus sûr pour tout le monde.`,
    },
  },
} as const satisfies MailTemplate;

/** Mail to users who reported a product that stays. */
const dismissedProductMail = {
  name: 'product-report-dismissed',
  values: ['title'],
  texts: {
    en: {
      subject: 'We have looked at this product: {{ title }}',
      body: `You told us that something is wrong with this product:

**{{ title }}**

Somebody at Boardwalk has looked at it and found nothing against our rules, so it stays. If we missed something, or it changes, tell us again from its page.`,
    },
    fr: {
      subject: 'Nous avons examiné ce produit\u00a0: {{ title }}',
      body: `Vous nous avez signalé un problème avec ce produit\u00a0:

**{{ title }}**

Quelqu’un de Boardwalk l’a examiné et n’y a rien trouvé contre nos règles\u00a0: il reste donc en ligne. Si quelque chose nous a échappé, ou s’il change, signalez-le de nouveau depuis sa page.`,
    },
  },
} as const satisfies MailTemplate;

/** Mail to people about their reports of shops. */
export const shopOutcomeMails = { upheld: upheldShopMail, dismissed: dismissedShopMail } as const;

/** Mail to people about their reports of products. */
export const productOutcomeMails = {
  upheld: upheldProductMail,
  dismissed: dismissedProductMail,
} as const;
