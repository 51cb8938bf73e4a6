import type { MailFooter } from '../../mailing/waiting/kind-footer.ts';

/** Below mail to an address without an account, which has agreed to it. */
export const addressFooter: MailFooter = {
  values: ['unsubscribeLink'],
  texts: {
    en: `You get this mail because alerts were started on Boardwalk by the link of a mail to this address.
[No more mail of alerts]({{ unsubscribeLink }})`,
    fr: `Vous recevez ce courriel parce que des alertes ont été lancées sur Boardwalk par le lien d’un courriel à cette adresse.
[Ne plus recevoir de courriels d’alertes]({{ unsubscribeLink }})`,
  },
};
