import type { MailTemplate } from '../../platform/mail/mail-template.ts';

/** To owners of a card that something runs on, and that expires within a month. */
export const expiryMail = {
  name: 'card-expires-soon',
  values: ['card', 'date', 'link'],
  texts: {
    en: {
      subject: 'Your card {{ card }} expires soon',
      text: `Your card {{ card }} pays on Boardwalk until {{ date }}.

So that nothing of yours ends with it, save another card, or choose one that you have:

{{ link }}
`,
      html: `<p>Your card <strong>{{ card }}</strong> pays on Boardwalk until {{ date }}.</p>
<p>So that nothing of yours ends with it, <a href="{{ link }}">save another card, or choose one that you have</a>.</p>`,
    },
    fr: {
      subject: 'Votre carte {{ card }} expire bientôt',
      text: `Votre carte {{ card }} paie sur Boardwalk jusqu’au {{ date }}.

Pour que rien ne s’arrête avec elle, enregistrez une autre carte ou choisissez-en une que vous avez :

{{ link }}
`,
      html: `<p>Votre carte <strong>{{ card }}</strong> paie sur Boardwalk jusqu’au {{ date }}.</p>
<p>Pour que rien ne s’arrête avec elle, <a href="{{ link }}">enregistrez une autre carte ou choisissez-en une que vous avez</a>.</p>`,
    },
  },
} as const satisfies MailTemplate;
