import type { MailTemplate } from '../platform/mail/mail-template.ts';

/** To whoever reported what was taken down then. */
const upheldMail = {
  name: 'report-upheld',
  values: ['title'],
  texts: {
    en: {
      subject: 'We took it down: {{ title }}',
      text: `You told us that something is wrong with this:

{{ title }}

You were right, and we have taken it down. Thank you: it makes Boardwalk better for everybody.
`,
      html: `<p>You told us that something is wrong with this:</p>
<p><strong>{{ title }}</strong></p>
<p>You were right, and we have taken it down. Thank you: it makes Boardwalk better for everybody.</p>`,
    },
    fr: {
      subject: 'Nous l’avons retirée : {{ title }}',
      text: `Vous nous avez signalé un problème avec ceci :

{{ title }}

Vous aviez raison, et nous l’avons retirée. Merci : Boardwalk en est meilleur pour tout le monde.
`,
      html: `<p>Vous nous avez signalé un problème avec ceci&nbsp;:</p>
<p><strong>{{ title }}</strong></p>
<p>Vous aviez raison, et nous l’avons retirée. Merci&nbsp;: Boardwalk en est meilleur pour tout le monde.</p>`,
    },
  },
} as const satisfies MailTemplate;

/** To whoever reported what stays. */
const dismissedMail = {
  name: 'report-dismissed',
  values: ['title'],
  texts: {
    en: {
      subject: 'We have looked at it: {{ title }}',
      text: `You told us that something is wrong with this:

{{ title }}

Somebody at Boardwalk has looked at it and found nothing against our rules, so it stays. If we missed something, or it changes, tell us again from its page.
`,
      html: `<p>You told us that something is wrong with this:</p>
<p><strong>{{ title }}</strong></p>
<p>Somebody at Boardwalk has looked at it and found nothing against our rules, so it stays. If we missed something, or it changes, tell us again from its page.</p>`,
    },
    fr: {
      subject: 'Nous l’avons examinée : {{ title }}',
      text: `Vous nous avez signalé un problème avec ceci :

{{ title }}

Quelqu’un de Boardwalk l’a examinée et n’y a rien trouvé contre nos règles : elle reste donc en ligne. Si quelque chose nous a échappé, ou si elle change, signalez-la de nouveau depuis sa page.
`,
      html: `<p>Vous nous avez signalé un problème avec ceci&nbsp;:</p>
<p><strong>{{ title }}</strong></p>
<p>Quelqu’un de Boardwalk l’a examinée et n’y a rien trouvé contre nos règles&nbsp;: elle reste donc en ligne. Si quelque chose nous a échappé, ou si elle change, signalez-la de nouveau depuis sa page.</p>`,
    },
  },
} as const satisfies MailTemplate;

/** What people are told of their reports, by what came of them. */
export const outcomeMails = { upheld: upheldMail, dismissed: dismissedMail } as const;
