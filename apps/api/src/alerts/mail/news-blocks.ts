const headingStyle = 'margin:24px 0 4px;font-size:18px';
const searchedStyle = 'margin:0 0 12px;color:#4a5260';

/** Favourites, and listings by the alert that found them, each with what is news about it; for mails in text and in HTML, which lead to the page of either. */
export const newsBlocks = {
  en: {
    text: `{% for group in groups %}{% if group.name == "" %}Your favourites{% else %}{{ group.name }}{% if group.searched != "" %}
Fits: {{ group.searched }}{% endif %}{% endif %}{% if group.link != "" %}
{{ group.link }}{% endif %}
{% for listing in group.listings %}- {{ listing.newsName }}: {% if listing.title == "" %}a listing that is no more{% else %}{{ listing.title }}{% endif %}{% if listing.price != "" %} · {{ listing.price }}{% if listing.news == "reduced" and listing.before != "" %} (before: {{ listing.before }}){% endif %}{% endif %}{% if listing.place != "" %} · {{ listing.place }}{% endif %}{% if listing.news != "gone" and listing.listingLink != "" %}
  {{ listing.listingLink }}{% endif %}
{% endfor %}{% if group.further != "0" %}{% if group.isAllFurther == "" %}And {{ group.further }} more{% else %}{{ group.further }} with news{% endif %}
{% endif %}
{% endfor %}`,
    html: `{% for group in groups %}<h2 style="${headingStyle}">{% if group.link != "" %}<a href="{{ group.link }}">{% endif %}{% if group.name == "" %}Your favourites{% else %}{{ group.name }}{% endif %}{% if group.link != "" %}</a>{% endif %}</h2>
{% if group.searched != "" %}<p style="${searchedStyle}">Fits: {{ group.searched }}</p>
{% endif %}{% for listing in group.listings %}<p>{{ listing.newsName }}: {% if listing.title == "" %}a listing that is no more{% elsif listing.news == "gone" %}<strong>{{ listing.title }}</strong>{% else %}<a href="{{ listing.listingLink }}"><strong>{{ listing.title }}</strong></a>{% endif %}{% if listing.price != "" %}<br>{{ listing.price }}{% if listing.news == "reduced" and listing.before != "" %} <s>{{ listing.before }}</s>{% endif %}{% endif %}{% if listing.place != "" %}<br>{{ listing.place }}{% endif %}</p>
{% endfor %}{% if group.further != "0" %}<p>{% if group.link != "" %}<a href="{{ group.link }}">{% endif %}{% if group.isAllFurther == "" %}And {{ group.further }} more{% else %}{{ group.further }} with news{% endif %}{% if group.link != "" %}</a>{% endif %}</p>
{% endif %}{% endfor %}`,
  },
  fr: {
    text: `{% for group in groups %}{% if group.name == "" %}Vos favoris{% else %}{{ group.name }}{% if group.searched != "" %}
Correspond à\u00a0: {{ group.searched }}{% endif %}{% endif %}{% if group.link != "" %}
{{ group.link }}{% endif %}
{% for listing in group.listings %}- {{ listing.newsName }}\u00a0: {% if listing.title == "" %}une annonce qui n’existe plus{% else %}{{ listing.title }}{% endif %}{% if listing.price != "" %} · {{ listing.price }}{% if listing.news == "reduced" and listing.before != "" %} (auparavant\u00a0: {{ listing.before }}){% endif %}{% endif %}{% if listing.place != "" %} · {{ listing.place }}{% endif %}{% if listing.news != "gone" and listing.listingLink != "" %}
  {{ listing.listingLink }}{% endif %}
{% endfor %}{% if group.further != "0" %}{% if group.isAllFurther == "" %}Et {{ group.further }} de plus{% else %}{{ group.further }} avec du nouveau{% endif %}
{% endif %}
{% endfor %}`,
    html: `{% for group in groups %}<h2 style="${headingStyle}">{% if group.link != "" %}<a href="{{ group.link }}">{% endif %}{% if group.name == "" %}Vos favoris{% else %}{{ group.name }}{% endif %}{% if group.link != "" %}</a>{% endif %}</h2>
{% if group.searched != "" %}<p style="${searchedStyle}">Correspond à\u00a0: {{ group.searched }}</p>
{% endif %}{% for listing in group.listings %}<p>{{ listing.newsName }}\u00a0: {% if listing.title == "" %}une annonce qui n’existe plus{% elsif listing.news == "gone" %}<strong>{{ listing.title }}</strong>{% else %}<a href="{{ listing.listingLink }}"><strong>{{ listing.title }}</strong></a>{% endif %}{% if listing.price != "" %}<br>{{ listing.price }}{% if listing.news == "reduced" and listing.before != "" %} <s>{{ listing.before }}</s>{% endif %}{% endif %}{% if listing.place != "" %}<br>{{ listing.place }}{% endif %}</p>
{% endfor %}{% if group.further != "0" %}<p>{% if group.link != "" %}<a href="{{ group.link }}">{% endif %}{% if group.isAllFurther == "" %}Et {{ group.further }} de plus{% else %}{{ group.further }} avec du nouveau{% endif %}{% if group.link != "" %}</a>{% endif %}</p>
{% endif %}{% endfor %}`,
  },
} as const;
