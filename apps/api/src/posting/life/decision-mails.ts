import type { ModeratorDecision } from '@boardwalk/sdk-core/posting/moderation';
import type { MailTemplate } from '../../platform/mail/mail-template.ts';

/** To the owner of listings that were let in after a look. */
export const approvedMail = {
  name: 'listings-approved',
  values: ['titles', 'link'],
  texts: {
    en: {
      subject: 'Now on Boardwalk: {{ titles }}',
      body: `We have looked at what you posted, and everybody can find it now:

**{{ titles }}**

[My listings]({{ link }})`,
    },
    fr: {
      subject: 'Maintenant sur Boardwalk\u00a0: {{ titles }}',
      body: `Nous avons regardé ce que vous avez publié, et tout le monde peut maintenant le trouver\u00a0:

**{{ titles }}**

[Mes annonces]({{ link }})`,
    },
  },
} as const satisfies MailTemplate;

/** To the owner of a listing that was taken down, or not let in. */
const removedMail = {
  name: 'listing-removed',
  values: ['title', 'reason', 'link'],
  texts: {
    en: {
      subject: 'We took your listing down: {{ title }}',
      body: `Nobody finds this any more:

**{{ title }}**

Why: {{ reason }}

A person has decided this. Change what is wrong under “[My listings]({{ link }})”, and we look at it again, and can put it back.`,
    },
    fr: {
      subject: 'Nous avons retiré votre annonce\u00a0: {{ title }}',
      body: `Plus personne ne trouve ceci\u00a0:

**{{ title }}**

Pourquoi\u00a0: {{ reason }}

Une personne en a décidé. Corrigez ce qui ne va pas dans «\u00a0[Mes annonces]({{ link }})\u00a0»\u00a0: nous la regarderons de nouveau, et pourrons la remettre.`,
    },
  },
} as const satisfies MailTemplate;

/** To the owner of a listing that is back after it was taken down. */
const putBackMail = {
  name: 'listing-put-back',
  values: ['title', 'reason', 'link'],
  texts: {
    en: {
      subject: 'Your listing is back: {{ title }}',
      body: `We had taken this down, and have put it back where it stood:

**{{ title }}**

[My listings]({{ link }})`,
    },
    fr: {
      subject: 'Votre annonce est revenue\u00a0: {{ title }}',
      body: `Nous l’avions retirée, et l’avons remise où elle en était\u00a0:

**{{ title }}**

[Mes annonces]({{ link }})`,
    },
  },
} as const satisfies MailTemplate;

/** Mail that notifies owners of each decision at once. */
export const decisionMails = {
  remove: removedMail,
  putBack: putBackMail,
} as const satisfies Readonly<Record<Exclude<ModeratorDecision, 'approve'>, MailTemplate>>;
