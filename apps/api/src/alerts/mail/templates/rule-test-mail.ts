import type { MailTemplate } from '../../../platform/mail/mail-template.ts';
import { newsBody } from './news-body.ts';

/** To a user who requests a sample of an alert's mail, with what it finds now. */
export const ruleTestMail = {
  name: 'alert-test',
  values: ['name', 'groups', 'alertsLink'],
  texts: {
    en: {
      subject: 'Test of an alert: {{ name }}',
      body: `This is a test: you asked on Boardwalk what a mail of this alert looks like. It shows up to three listings that the alert finds now. Seeing them here does not count as being told: news of them still comes.

${newsBody.en}{% if groups[0].listings.size == 0 %}The alert finds nothing now.{% endif %}

{% if alertsLink != "" %}[All your alerts]({{ alertsLink }}){% endif %}`,
    },
    fr: {
      subject: 'Essai d’une alerte\u00a0: {{ name }}',
      body: `Ceci est un essai\u00a0: vous avez demandé sur Boardwalk de quoi a l’air un courriel de cette alerte. Il montre jusqu’à trois annonces que l’alerte trouve en ce moment. Les voir ici ne compte pas\u00a0: les nouvelles à leur sujet vous parviendront quand même.

${newsBody.fr}{% if groups[0].listings.size == 0 %}L’alerte ne trouve rien en ce moment.{% endif %}

{% if alertsLink != "" %}[Toutes vos alertes]({{ alertsLink }}){% endif %}`,
    },
  },
} as const satisfies MailTemplate;
