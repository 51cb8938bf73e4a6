import type { MailTemplate } from '../../platform/mail/mail-template.ts';

/** To owners of a card that something runs on, and that expires within a month. */
export const expiryMail = {
  name: 'card-expires-soon',
  values: ['card', 'date', 'link'],
  texts: {
    en: {
      subject: 'Your card {{ card }} expires soon',
      body: `Your card **{{ card }}** pays on Boardwalk until {{ date }}.

So that nothing of yours ends with it, [save another card, or choose one that you have]({{ link }}).`,
    },
    fr: {
      subject: 'Votre carte {{ card }} expire bientôt',
      body: `Votre carte **{{ card }}** paie sur Boardwalk jusqu’au {{ date }}.

Pour que rien ne s’arrête avec elle, [enregistrez une autre carte ou choisissez-en une que vous avez]({{ link }}).`,
    },
  },
} as const satisfies MailTemplate;
