import type { MailFooter } from '../../mailing/waiting/kind-footer.ts';
import { mailFootnote } from '../../platform/mail/mail-looks.ts';

/** Below mail to an address without an account, which has agreed to it. */
export const addressFooter: MailFooter = {
  values: ['unsubscribeLink'],
  texts: {
    en: {
      text: `
--
You get this mail because alerts were started on Boardwalk by the link of a mail to this address.
No more mail of alerts: {{ unsubscribeLink }}
`,
      html: mailFootnote(
        'You get this mail because alerts were started on Boardwalk by the link of a mail to this address. Have <a href="{{ unsubscribeLink }}">no more mail of alerts</a>.',
      ),
    },
    fr: {
      text: `
--
Vous recevez ce courriel parce que des alertes ont été lancées sur Boardwalk par le lien d’un courriel à cette adresse.
Ne plus recevoir de courriels d’alertes\u00a0: {{ unsubscribeLink }}
`,
      html: mailFootnote(
        'Vous recevez ce courriel parce que des alertes ont été lancées sur Boardwalk par le lien d’un courriel à cette adresse. <a href="{{ unsubscribeLink }}">Ne plus recevoir de courriels d’alertes</a>.',
      ),
    },
  },
};
