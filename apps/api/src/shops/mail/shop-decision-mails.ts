import type { MailTemplate } from '../../platform/mail/mail-template.ts';

/** To the owner of a shop that an administrator has taken out of sight. */
const suspendedMail = {
  name: 'shop-suspended',
  values: ['shop', 'reason', 'link'],
  texts: {
    en: {
      subject: 'We suspended your shop: {{ shop }}',
      body: `Nobody sees this any more:

**{{ shop }}**

Why: {{ reason }}

A person has decided this. Change what is wrong in [the settings of your shop]({{ link }}), and write to us.`,
    },
    fr: {
      subject: 'Nous avons suspendu votre boutique\u00a0: {{ shop }}',
      body: `Plus personne ne voit ceci\u00a0:

**{{ shop }}**

Pourquoi\u00a0: {{ reason }}

Une personne en a décidé. Corrigez ce qui ne va pas dans [les paramètres de votre boutique]({{ link }}), et écrivez-nous.`,
    },
  },
} as const satisfies MailTemplate;

/** To the owner of a shop that is suspended no more. */
const restoredMail = {
  name: 'shop-restored',
  values: ['shop', 'reason', 'link'],
  texts: {
    en: {
      subject: 'Your shop is back: {{ shop }}',
      body: `We had suspended this, and it is what it was before:

**{{ shop }}**

[Settings of your shop]({{ link }})`,
    },
    fr: {
      subject: 'Votre boutique est revenue\u00a0: {{ shop }}',
      body: `Nous l’avions suspendue, et elle est redevenue ce qu’elle était\u00a0:

**{{ shop }}**

[Paramètres de votre boutique]({{ link }})`,
    },
  },
} as const satisfies MailTemplate;

/** To the owner of a shop that somebody else has closed for good. */
const closedMail = {
  name: 'shop-closed',
  values: ['shop', 'reason', 'link'],
  texts: {
    en: {
      subject: 'Your shop was closed for good: {{ shop }}',
      body: `Nobody can order here any more, and its products are hidden:

**{{ shop }}**

Somebody who may administrate it has closed it, and it can’t be opened again. Write to us if you don’t know why.

[Settings of your shop]({{ link }})`,
    },
    fr: {
      subject: 'Votre boutique a été fermée définitivement\u00a0: {{ shop }}',
      body: `Personne ne peut plus y commander, et ses produits sont masqués\u00a0:

**{{ shop }}**

Une personne qui peut l’administrer l’a fermée, et elle ne peut pas être rouverte. Écrivez-nous si vous ne savez pas pourquoi.

[Paramètres de votre boutique]({{ link }})`,
    },
  },
} as const satisfies MailTemplate;

/** Mail that notifies the owner of a shop of what somebody else has decided. */
export const shopDecisionMails = {
  suspended: suspendedMail,
  restored: restoredMail,
  closed: closedMail,
} as const;
