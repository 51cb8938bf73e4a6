import type { MailTemplate } from '../../platform/mail/mail-template.ts';

/** Mail to users who reported what was taken down then. */
const upheldMail = {
  name: 'report-upheld',
  values: ['title'],
  texts: {
    en: {
      subject: 'We took it down: {{ title }}',
      body: `You told us that something is wrong with this:

**{{ title }}**

You were right, and we have taken it down. Thank you: it makes Boardwalk better for everybody.`,
    },
    fr: {
      subject: 'Nous l’avons retirée\u00a0: {{ title }}',
      body: `Vous nous avez signalé un problème avec ceci\u00a0:

**{{ title }}**

Vous aviez raison, et nous l’avons retirée. Merci\u00a0: Boardwalk en est meilleur pour tout le monde.`,
    },
  },
} as const satisfies MailTemplate;

/** Mail to users who reported what stays. */
const dismissedMail = {
  name: 'report-dismissed',
  values: ['title'],
  texts: {
    en: {
      subject: 'We have looked at it: {{ title }}',
      body: `You told us that something is wrong with this:

**{{ title }}**

Somebody at Boardwalk has looked at it and found nothing against our rules, so it stays. If we missed something, or it changes, tell us again from its page.`,
    },
    fr: {
      subject: 'Nous l’avons examinée\u00a0: {{ title }}',
      body: `Vous nous avez signalé un problème avec ceci\u00a0:

**{{ title }}**

Quelqu’un de Boardwalk l’a examinée et n’y a rien trouvé contre nos règles\u00a0: elle reste donc en ligne. Si quelque chose nous a échappé, ou si elle change, signalez-la de nouveau depuis sa page.`,
    },
  },
} as const satisfies MailTemplate;

/** Mail to people about their reports of listings. */
export const listingOutcomeMails = { upheld: upheldMail, dismissed: dismissedMail } as const;
