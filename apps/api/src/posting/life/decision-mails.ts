import type { ModeratorDecision } from '@boardwalk/sdk-core/posting/moderation';
import type { MailTemplate } from '../../platform/mail/mail-template.ts';

/** To the owner of listings that were let in after a look. */
export const approvedMail = {
  name: 'listings-approved',
  values: ['titles', 'link'],
  texts: {
    en: {
      subject: 'Now on Boardwalk: {{ titles }}',
      text: `We have looked at what you posted, and everybody can find it now:

{{ titles }}

{{ link }}
`,
      html: `<p>We have looked at what you posted, and everybody can find it now:</p>
<p><strong>{{ titles }}</strong></p>
<p><a href="{{ link }}">My listings</a></p>`,
    },
    fr: {
      subject: 'Maintenant sur Boardwalk : {{ titles }}',
      text: `Nous avons regardé ce que vous avez publié, et tout le monde peut maintenant le trouver :

{{ titles }}

{{ link }}
`,
      html: `<p>Nous avons regardé ce que vous avez publié, et tout le monde peut maintenant le trouver&nbsp;:</p>
<p><strong>{{ titles }}</strong></p>
<p><a href="{{ link }}">Mes annonces</a></p>`,
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
      text: `Nobody finds this any more:

{{ title }}

Why: {{ reason }}

A person has decided this. Change what is wrong, and we look at it again, and can put it back:

{{ link }}
`,
      html: `<p>Nobody finds this any more:</p>
<p><strong>{{ title }}</strong></p>
<p>Why: {{ reason }}</p>
<p>A person has decided this. Change what is wrong under <a href="{{ link }}">My listings</a>, and we look at it again, and can put it back.</p>`,
    },
    fr: {
      subject: 'Nous avons retiré votre annonce : {{ title }}',
      text: `Plus personne ne trouve ceci :

{{ title }}

Pourquoi : {{ reason }}

Une personne en a décidé. Corrigez ce qui ne va pas : nous la regarderons de nouveau, et pourrons la remettre.

{{ link }}
`,
      html: `<p>Plus personne ne trouve ceci&nbsp;:</p>
<p><strong>{{ title }}</strong></p>
<p>Pourquoi&nbsp;: {{ reason }}</p>
<p>Une personne en a décidé. Corrigez ce qui ne va pas dans <a href="{{ link }}">Mes annonces</a>&nbsp;: nous la regarderons de nouveau, et pourrons la remettre.</p>`,
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
      text: `We had taken this down, and have put it back where it stood:

{{ title }}

{{ link }}
`,
      html: `<p>We had taken this down, and have put it back where it stood:</p>
<p><strong>{{ title }}</strong></p>
<p><a href="{{ link }}">My listings</a></p>`,
    },
    fr: {
      subject: 'Votre annonce est revenue : {{ title }}',
      text: `Nous l’avions retirée, et l’avons remise où elle en était :

{{ title }}

{{ link }}
`,
      html: `<p>Nous l’avions retirée, et l’avons remise où elle en était&nbsp;:</p>
<p><strong>{{ title }}</strong></p>
<p><a href="{{ link }}">Mes annonces</a></p>`,
    },
  },
} as const satisfies MailTemplate;

/** What owners are told of each decision at once. */
export const decisionMails = {
  remove: removedMail,
  putBack: putBackMail,
} as const satisfies Readonly<Record<Exclude<ModeratorDecision, 'approve'>, MailTemplate>>;
