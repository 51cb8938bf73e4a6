import type { MailTemplate } from '../../platform/mail/mail-template.ts';

/** To the owner of a listing that somebody deleted whom they, or whom they let in, had let do so. */
const byDelegate = {
  name: 'listing-deleted-by-other',
  values: ['title', 'name', 'link'],
  texts: {
    en: {
      subject: 'Your listing was deleted: {{ title }}',
      body: `{{ name }}, who may delete it, has deleted this listing of yours:

**{{ title }}**

It can’t be brought back. Who may do what with each of your listings stands under “[My listings]({{ link }})”.`,
    },
    fr: {
      subject: 'Votre annonce a été supprimée\u00a0: {{ title }}',
      body: `{{ name }}, qui en a le droit, a supprimé votre annonce\u00a0:

**{{ title }}**

Elle ne peut pas être rétablie. Qui peut faire quoi avec chacune de vos annonces se trouve sous «\u00a0[Mes annonces]({{ link }})\u00a0».`,
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
      body: `An administrator has deleted this listing of yours:

**{{ title }}**

It can’t be brought back. Your other listings stand under “[My listings]({{ link }})”.`,
    },
    fr: {
      subject: 'Votre annonce a été supprimée\u00a0: {{ title }}',
      body: `Une personne de l’administration a supprimé votre annonce\u00a0:

**{{ title }}**

Elle ne peut pas être rétablie. Vos autres annonces se trouvent sous «\u00a0[Mes annonces]({{ link }})\u00a0».`,
    },
  },
} as const satisfies MailTemplate;

/** Mail to the owner of a listing when somebody else deletes it. */
export const deletionMails = { byDelegate, byAdministrator } as const;
