import type { MailTemplate } from '../../platform/mail/mail-template.ts';

/** Mail to users who reported a conversation that was against the rules. */
const upheldThreadMail = {
  name: 'thread-report-upheld',
  values: ['title'],
  texts: {
    en: {
      subject: 'We have acted on your report of {{ title }}',
      body: `You told us that something is wrong in your conversation with **{{ title }}**.

You were right, and we have acted on it. {{ title }} stays blocked and isn’t told who wrote to us. Thank you: it makes Boardwalk safer for everybody.`,
    },
    fr: {
      subject: 'Nous avons donné suite à votre signalement\u00a0: {{ title }}',
      body: `Vous nous avez signalé un problème dans votre conversation avec **{{ title }}**.

Vous aviez raison, et nous y avons donné suite. Cette personne reste bloquée et ne sait pas qui nous a écrit. Merci\u00a0: Boardwalk en est plus sûr pour tout le monde.`,
    },
  },
} as const satisfies MailTemplate;

/** Mail to users who reported a conversation in which nothing was found. */
const dismissedThreadMail = {
  name: 'thread-report-dismissed',
  values: ['title'],
  texts: {
    en: {
      subject: 'We have looked at your conversation with {{ title }}',
      body: `You told us that something is wrong in your conversation with **{{ title }}**.

Somebody at Boardwalk has read its last messages and found nothing against our rules. {{ title }} stays blocked until you unblock them, and isn’t told who wrote to us.`,
    },
    fr: {
      subject: 'Nous avons examiné votre conversation avec {{ title }}',
      body: `Vous nous avez signalé un problème dans votre conversation avec **{{ title }}**.

Quelqu’un de Boardwalk en a lu les derniers messages et n’y a rien trouvé contre nos règles. Cette personne reste bloquée jusqu’à ce que vous la débloquiez, et ne sait pas qui nous a écrit.`,
    },
  },
} as const satisfies MailTemplate;

/** Mail to people about their reports of conversations. */
export const threadOutcomeMails = {
  upheld: upheldThreadMail,
  dismissed: dismissedThreadMail,
} as const;
