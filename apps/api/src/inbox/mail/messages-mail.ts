import type { MailTemplate } from '../../platform/mail/mail-template.ts';

/** To whom something waits to be read: of each conversation who wrote, about what, and the newest. */
export const messagesMail = {
  name: 'unread-messages',
  values: ['who', 'threads', 'further', 'inboxLink'],
  texts: {
    en: {
      subject: 'Unread on Boardwalk{% if who != "" %}: {{ who }}{% endif %}',
      text: `Somebody wrote to you on Boardwalk.

{% for thread in threads %}{% if thread.name == "" %}A member{% else %}{{ thread.name }}{% endif %}{% if thread.about != "" %} · {{ thread.about }}{% endif %}{% if thread.count != "1" %} · {{ thread.count }} messages, the newest:{% endif %}
{% if thread.excerpt != "" %}{{ thread.excerpt }}
{% endif %}{% if thread.pictures == "1" %}1 picture
{% elsif thread.pictures != "0" %}{{ thread.pictures }} pictures
{% endif %}Read and answer: {{ thread.link }}

{% endfor %}{% if further != "0" %}Further conversations: {{ further }}
{% endif %}All messages: {{ inboxLink }}
`,
      html: `<p>Somebody wrote to you on Boardwalk.</p>
{% for thread in threads %}<p><strong>{% if thread.name == "" %}A member{% else %}{{ thread.name }}{% endif %}</strong>{% if thread.about != "" %} · {{ thread.about }}{% endif %}{% if thread.count != "1" %} · {{ thread.count }} messages, the newest:{% endif %}<br>{% if thread.excerpt != "" %}{{ thread.excerpt }}<br>{% endif %}{% if thread.pictures == "1" %}1 picture<br>{% elsif thread.pictures != "0" %}{{ thread.pictures }} pictures<br>{% endif %}<a href="{{ thread.link }}">Read and answer</a></p>
{% endfor %}<p>{% if further != "0" %}Further conversations: {{ further }}. {% endif %}<a href="{{ inboxLink }}">All messages</a></p>`,
    },
    fr: {
      subject: 'Non lu sur Boardwalk{% if who != "" %}\u00a0: {{ who }}{% endif %}',
      text: `On vous a écrit sur Boardwalk.

{% for thread in threads %}{% if thread.name == "" %}Un membre{% else %}{{ thread.name }}{% endif %}{% if thread.about != "" %} · {{ thread.about }}{% endif %}{% if thread.count != "1" %} · {{ thread.count }} messages, le plus récent\u00a0:{% endif %}
{% if thread.excerpt != "" %}{{ thread.excerpt }}
{% endif %}{% if thread.pictures == "1" %}1 photo
{% elsif thread.pictures != "0" %}{{ thread.pictures }} photos
{% endif %}Lire et répondre\u00a0: {{ thread.link }}

{% endfor %}{% if further != "0" %}Autres conversations\u00a0: {{ further }}
{% endif %}Tous les messages\u00a0: {{ inboxLink }}
`,
      html: `<p>On vous a écrit sur Boardwalk.</p>
{% for thread in threads %}<p><strong>{% if thread.name == "" %}Un membre{% else %}{{ thread.name }}{% endif %}</strong>{% if thread.about != "" %} · {{ thread.about }}{% endif %}{% if thread.count != "1" %} · {{ thread.count }} messages, le plus récent\u00a0:{% endif %}<br>{% if thread.excerpt != "" %}{{ thread.excerpt }}<br>{% endif %}{% if thread.pictures == "1" %}1 photo<br>{% elsif thread.pictures != "0" %}{{ thread.pictures }} photos<br>{% endif %}<a href="{{ thread.link }}">Lire et répondre</a></p>
{% endfor %}<p>{% if further != "0" %}Autres conversations\u00a0: {{ further }}. {% endif %}<a href="{{ inboxLink }}">Tous les messages</a></p>`,
    },
  },
} as const satisfies MailTemplate;
