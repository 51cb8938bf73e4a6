import { groupLabels } from '@boardwalk/sdk-core/access/group-labels';
import { frenchGroupLabels } from '@boardwalk/sdk-core/access/messages.fr';
import type { Group } from '@boardwalk/sdk-core/vocabulary/groups';
import { groupInvitation } from '@boardwalk/sdk-core/vocabulary/routes/routes';
import type { Locale } from '@boardwalk/sdk-core/vocabulary/text/locale';
import type { Configuration } from '../../platform/configuration.ts';
import type { MailTemplate } from '../../platform/mail/mail-template.ts';
import { pageLink, type SiteLink } from '../../platform/mail/site-link.ts';

/** To an address that is invited into a group; valid for seven days. */
export const invitationMail = {
  name: 'group-invitation',
  values: ['inviter', 'group', 'note', 'link'],
  texts: {
    en: {
      subject: 'You are invited to the group “{{ group }}” on Boardwalk',
      body: `{{ inviter }} invites you to the group “{{ group }}” on Boardwalk.

{% if note != "" %}> {{ note }}{% endif %}

Sign in, or register with this address, and join:

**[Join the group]({{ link }})**

The link works once, within seven days, and only for the account of this address. If you do not know {{ inviter }}, ignore this mail: nothing happens.`,
    },
    fr: {
      subject: 'Vous êtes invité au groupe «\u00a0{{ group }}\u00a0» sur Boardwalk',
      body: `{{ inviter }} vous invite au groupe «\u00a0{{ group }}\u00a0» sur Boardwalk.

{% if note != "" %}> {{ note }}{% endif %}

Connectez-vous, ou inscrivez-vous avec cette adresse, puis joignez le groupe\u00a0:

**[Joindre le groupe]({{ link }})**

Le lien fonctionne une seule fois, pendant sept jours, et seulement pour le compte de cette adresse. Si vous ne connaissez pas {{ inviter }}, ignorez ce courriel\u00a0: rien ne se passera.`,
    },
  },
} as const satisfies MailTemplate;

/** What the group is called in the language of the mail. */
export function groupLabel(group: Group, locale: Locale): string {
  return locale === 'fr-CA' ? frenchGroupLabels[group] : groupLabels[group];
}

/** Where the mail leads; the token stands in the query, as the specification's route has it. */
export function invitationLink(site: Pick<Configuration, 'siteOrigin'>, token: string): SiteLink {
  return pageLink(site, groupInvitation({}, { token }).path);
}
