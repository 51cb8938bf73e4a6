import type { MailTemplate } from '../../../platform/mail/mail-template.ts';
import { newsBlocks } from './news-blocks.ts';

/** To whoever asks what a mail of an alert looks like, with what it finds now. */
export const ruleTestMail = {
  name: 'alert-test',
  values: ['name', 'groups', 'alertsLink'],
  texts: {
    en: {
      subject: 'Test of an alert: {{ name }}',
      text: `This is a test: you asked on Boardwalk what a mail of this alert looks like. It shows up to three listings that the alert finds now. Seeing them here does not count as being told: news of them still comes.

${newsBlocks.en.text}{% if groups[0].listings.size == 0 %}The alert finds nothing now.

{% endif %}All your alerts: {{ alertsLink }}
`,
      html: `<p>This is a test: you asked on Boardwalk what a mail of this alert looks like. It shows up to three listings that the alert finds now. Seeing them here does not count as being told: news of them still comes.</p>
${newsBlocks.en.html}{% if groups[0].listings.size == 0 %}<p>The alert finds nothing now.</p>
{% endif %}<p><a href="{{ alertsLink }}">All your alerts</a></p>`,
    },
    fr: {
      subject: 'Essai d’une alerte\u00a0: {{ name }}',
      text: `Ceci est un essai\u00a0: vous avez demandé sur Boardwalk de quoi a l’air un courriel de cette alerte. Il montre jusqu’à trois annonces que l’alerte trouve en ce moment. Les voir ici ne compte pas\u00a0: les nouvelles à leur sujet vous parviendront quand même.

${newsBlocks.fr.text}{% if groups[0].listings.size == 0 %}L’alerte ne trouve rien en ce moment.

{% endif %}Toutes vos alertes\u00a0: {{ alertsLink }}
`,
      html: `<p>Ceci est un essai\u00a0: vous avez demandé sur Boardwalk de quoi a l’air un courriel de cette alerte. Il montre jusqu’à trois annonces que l’alerte trouve en ce moment. Les voir ici ne compte pas\u00a0: les nouvelles à leur sujet vous parviendront quand même.</p>
${newsBlocks.fr.html}{% if groups[0].listings.size == 0 %}<p>L’alerte ne trouve rien en ce moment.</p>
{% endif %}<p><a href="{{ alertsLink }}">Toutes vos alertes</a></p>`,
    },
  },
} as const satisfies MailTemplate;
