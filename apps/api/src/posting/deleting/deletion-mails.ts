import type { MailTemplate } from '../../platform/mail/mail-template.ts';

/** To the owner of a listing that somebody deleted whom they, or whom they let in, had let do so. */
const byDelegate = {
  name: 'listing-deleted-by-other',
  values: ['title', 'name', 'link'],
  texts: {
    en: {
      subject: 'Your listing was deleted: {{ title }}',
      text: `{{ name }}, who may delete it, has deleted this listing of yours:

{{ title }}

It can’t be brought back. Who may do what with each of your listings stands under “My listings”:

{{ link }}
`,
      html: `<p>{{ name }}, who may delete it, has deleted this listing of yours:</p>
<p><strong>{{ title }}</strong></p>
<p>It can’t be brought back. Who may do what with each of your listings stands under <a href="{{ link }}">My listings</a>.</p>`,
    },
    fr: {
      subject: 'Votre annonce a été supprimée : {{ title }}',
      text: `{{ name }}, qui en a le droit, a supprimé votre annonce :

{{ title }}

Elle ne peut pas être rétablie. Qui peut faire quoi avec chacune de vos annonces se trouve sous « Mes annonces » :

{{ link }}
`,
      html: `<p>{{ name }}, qui en a le droit, a supprimé votre annonce&nbsp;:</p>
<p><strong>{{ title }}</strong></p>
<p>Elle ne peut pas être rétablie. Qui peut faire quoi avec chacune de vos annonces se trouve sous <a href="{{ link }}">Mes annonces</a>.</p>`,
    },
  },
} as const satisfies MailTemplate;

/** To the owner of a listing that an administrator deleted. */
const byAdministrator = {
  name: 'listing-deleted-by-administrator',
  values: ['title', 'link'],
  texts: {
    en: {
      subject: 'Your listing was deleted: {{ title }}',
      text: `An administrator has deleted this listing of yours:

{{ title }}

It can’t be brought back. Your other listings:

{{ link }}
`,
      html: `<p>An administrator has deleted this listing of yours:</p>
<p><strong>{{ title }}</strong></p>
<p>It can’t be brought back. Your other listings stand under <a href="{{ link }}">My listings</a>.</p>`,
    },
    fr: {
      subject: 'Votre annonce a été supprimée : {{ title }}',
      text: `Une personne de l’administration a supprimé votre annonce :

{{ title }}

Elle ne peut pas être rétablie. Vos autres annonces :

{{ link }}
`,
      html: `<p>Une personne de l’administration a supprimé votre annonce&nbsp;:</p>
<p><strong>{{ title }}</strong></p>
<p>Elle ne peut pas être rétablie. Vos autres annonces se trouvent sous <a href="{{ link }}">Mes annonces</a>.</p>`,
    },
  },
} as const satisfies MailTemplate;

/** What the owner of a listing is told as somebody else deletes it. */
export const deletionMails = { byDelegate, byAdministrator } as const;
