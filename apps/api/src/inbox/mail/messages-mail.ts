import type { MailTemplate } from '../../platform/mail/mail-template.ts';

/** To whom something waits to be read: of each conversation who wrote, about what, and the newest. */
export const messagesMail = {
  name: 'unread-messages',
  values: ['who', 'threads', 'further', 'inboxLink'],
  texts: {
    en: {
      subject: 'Unread on Boardwalk{% if who != "" %}: {{ who }}{% endif %}',
      body: `Somebody wrote to you on Boardwalk.

{% for thread in threads %}**{% if thread.name == "" %}A member{% else %}{{ thread.name }}{% endif %}**{% if thread.about != "" %} · {{ thread.about }}{% endif %}{% if thread.count != "1" %} · {{ thread.count }} messages, the newest:{% endif %}
{% if thread.excerpt != "" %}{{ thread.excerpt }}
{% endif %}{% if thread.pictures == "1" %}1 picture
{% elsif thread.pictures != "0" %}{{ thread.pictures }} pictures
{% endif %}[Read and answer]({{ thread.link }})

{% endfor %}{% if further != "0" %}Further conversations: {{ further }}
{% endif %}[All messages]({{ inboxLink }})`,
    },
    fr: {
      subject: 'Non lu sur Boardwalk{% if who != "" %}\u00a0: {{ who }}{% endif %}',
      body: `On vous a écrit sur Boardwalk.

{% for thread in threads %}**{% if thread.name == "" %}Un membre{% else %}{{ thread.name }}{% endif %}**{% if thread.about != "" %} · {{ thread.about }}{% endif %}{% if thread.count != "1" %} · {{ thread.count }} messages, le plus récent\u00a0:{% endif %}
{% if thread.excerpt != "" %}{{ thread.excerpt }}
{% endif %}{% if thread.pictures == "1" %}1 photo
{% elsif thread.pictures != "0" %}{{ thread.pictures }} photos
{% endif %}[Lire et répondre]({{ thread.link }})

{% endfor %}{% if further != "0" %}Autres conversations\u00a0: {{ further }}
{% endif %}[Tous les messages]({{ inboxLink }})`,
    },
  },
} as const satisfies MailTemplate;
