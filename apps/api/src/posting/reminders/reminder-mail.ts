import { myListings } from '@boardwalk/sdk-core/vocabulary/routes/routes';
import type { Configuration } from '../../platform/configuration.ts';
import type { MailTemplate } from '../../platform/mail/mail-template.ts';
import { sanitizeMailText } from '../../platform/mail/safe-mail-text.ts';
import { pageLink, type SiteLink } from '../../platform/mail/site-link.ts';

/** To owners of listings whose time is over in a week. */
export const reminderMail = {
  name: 'listings-end-soon',
  values: ['titles', 'date', 'link'],
  texts: {
    en: {
      subject: 'Your time on Boardwalk ends soon: {{ titles }}',
      body: `From {{ date }} on nobody finds this any more:

**{{ titles }}**

Is it still to be had?

**[Renew it by one press]({{ link }})**

If it is not, you have nothing to do.`,
    },
    fr: {
      subject: 'Bientôt la fin sur Boardwalk\u00a0: {{ titles }}',
      body: `À partir du {{ date }}, plus personne ne trouvera ceci\u00a0:

**{{ titles }}**

Est-ce encore à prendre?

**[Renouvelez en un clic]({{ link }})**

Sinon, vous n’avez rien à faire.`,
    },
  },
} as const satisfies MailTemplate;

/**
 * One's own listings: that of the title, or of several those that end first at the top. So are they
 * for a title that a mail must not show whole.
 */
export function renewalLink(
  site: Pick<Configuration, 'siteOrigin'>,
  titles: readonly string[],
): SiteLink {
  const [title, ...others] = titles;
  const several = { filters: 'standing=active', sort: 'expiresAt' };
  const isNamed = others.length === 0 && title !== undefined && sanitizeMailText(title) === title;
  const query = isNamed ? { query: title } : several;
  return pageLink(site, myListings({}, query).path);
}
