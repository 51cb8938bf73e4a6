import { groupLabels } from '@boardwalk/sdk-core/access/group-labels';
import { frenchGroupLabels } from '@boardwalk/sdk-core/access/messages.fr';
import type { Group } from '@boardwalk/sdk-core/vocabulary/groups';
import { groupInvitation } from '@boardwalk/sdk-core/vocabulary/routes/routes';
import type { Locale } from '@boardwalk/sdk-core/vocabulary/text/locale';
import type { Configuration } from '../../platform/configuration.ts';
import type { MailTemplate } from '../../platform/mail/mail-template.ts';
import { pageLink, type SiteLink } from '../../platform/mail/site-link.ts';

/** To an address that is asked into a group; works for seven days. */
export const invitationMail = {
  name: 'group-invitation',
  values: ['inviter', 'group', 'note', 'link'],
  texts: {
    en: {
      subject: 'You are invited to the group "{{ group }}" on Boardwalk',
      text: `{{ inviter }} invites you to the group "{{ group }}" on Boardwalk.
{% if note != "" %}
{{ note }}
{% endif %}
Sign in, or register with this address, and join here:

{{ link }}

The link works once, within seven days, and only for the account of this address. If you do not know {{ inviter }}, ignore this mail: nothing happens.
`,
      html: `<p>{{ inviter }} invites you to the group “{{ group }}” on Boardwalk.</p>
{% if note != "" %}<p style="white-space:pre-line">{{ note }}</p>{% endif %}
<p>Sign in, or register with this address, and join:</p>
<p><a href="{{ link }}">Join the group</a></p>
<p>The link works once, within seven days, and only for the account of this address. If you do not know {{ inviter }}, ignore this mail: nothing happens.</p>`,
    },
    fr: {
      subject: 'Vous êtes invité au groupe « {{ group }} » sur Boardwalk',
      text: `{{ inviter }} vous invite au groupe « {{ group }} » sur Boardwalk.
{% if note != "" %}
{{ note }}
{% endif %}
Connectez-vous, ou inscrivez-vous avec cette adresse, puis joignez le groupe ici :

{{ link }}

Le lien fonctionne une seule fois, pendant sept jours, et seulement pour le compte de cette adresse. Si vous ne connaissez pas {{ inviter }}, ignorez ce courriel : rien ne se passera.
`,
      html: `<p>{{ inviter }} vous invite au groupe «&nbsp;{{ group }}&nbsp;» sur Boardwalk.</p>
{% if note != "" %}<p style="white-space:pre-line">{{ note }}</p>{% endif %}
<p>Connectez-vous, ou inscrivez-vous avec cette adresse, puis joignez le groupe&nbsp;:</p>
<p><a href="{{ link }}">Joindre le groupe</a></p>
<p>Le lien fonctionne une seule fois, pendant sept jours, et seulement pour le compte de cette adresse. Si vous ne connaissez pas {{ inviter }}, ignorez ce courriel&nbsp;: rien ne se passera.</p>`,
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
