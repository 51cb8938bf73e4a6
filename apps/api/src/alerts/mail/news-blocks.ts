/** What is news about a listing, in words. */
const english = `{% case listing.news %}{% when "new" %}New{% when "repriced" %}Has another price{% when "reduced" %}Costs less{% when "open-again" %}Open again{% when "gone" %}Sold or gone{% endcase %}`;
const french = `{% case listing.news %}{% when "new" %}Nouveau{% when "repriced" %}A un autre prix{% when "reduced" %}Coûte moins cher{% when "open-again" %}De nouveau offert{% when "gone" %}Vendu ou retiré{% endcase %}`;

const headingStyle = 'margin:24px 0 4px;font-size:18px';
const searchedStyle = 'margin:0 0 12px;color:#4a5260';

/** Listings by the alert that found them, each with what is news about it; for mails in text and in HTML. */
export const newsBlocks = {
  en: {
    text: `{% for rule in rules %}{{ rule.name }}
Fits: {{ rule.searched }}
{% for listing in rule.listings %}- ${english}: {% if listing.title == "" %}a listing that this alert had found{% else %}{{ listing.title }}{% endif %}{% if listing.price != "" %} · {{ listing.price }}{% if listing.news == "reduced" and listing.before != "" %} (before: {{ listing.before }}){% endif %}{% endif %}{% if listing.place != "" %} · {{ listing.place }}{% endif %}{% if listing.news != "gone" %}
  {{ listing.listingLink }}{% endif %}
{% endfor %}{% if rule.further != "0" %}{% if rule.isAllFurther == "" %}And {{ rule.further }} more{% else %}{{ rule.further }} with news{% endif %}{% if rule.alertsLink != "" %}: {{ rule.alertsLink }}{% endif %}
{% endif %}
{% endfor %}`,
    html: `{% for rule in rules %}<h2 style="${headingStyle}">{{ rule.name }}</h2>
<p style="${searchedStyle}">Fits: {{ rule.searched }}</p>
{% for listing in rule.listings %}<p>${english}: {% if listing.title == "" %}a listing that this alert had found{% elsif listing.news == "gone" %}<strong>{{ listing.title }}</strong>{% else %}<a href="{{ listing.listingLink }}"><strong>{{ listing.title }}</strong></a>{% endif %}{% if listing.price != "" %}<br>{{ listing.price }}{% if listing.news == "reduced" and listing.before != "" %} <s>{{ listing.before }}</s>{% endif %}{% endif %}{% if listing.place != "" %}<br>{{ listing.place }}{% endif %}</p>
{% endfor %}{% if rule.further != "0" %}<p>{% if rule.alertsLink != "" %}<a href="{{ rule.alertsLink }}">{% endif %}{% if rule.isAllFurther == "" %}And {{ rule.further }} more{% else %}{{ rule.further }} with news{% endif %}{% if rule.alertsLink != "" %}</a>{% endif %}</p>
{% endif %}{% endfor %}`,
  },
  fr: {
    text: `{% for rule in rules %}{{ rule.name }}
Correspond à\u00a0: {{ rule.searched }}
{% for listing in rule.listings %}- ${french}\u00a0: {% if listing.title == "" %}une annonce que cette alerte avait trouvée{% else %}{{ listing.title }}{% endif %}{% if listing.price != "" %} · {{ listing.price }}{% if listing.news == "reduced" and listing.before != "" %} (auparavant\u00a0: {{ listing.before }}){% endif %}{% endif %}{% if listing.place != "" %} · {{ listing.place }}{% endif %}{% if listing.news != "gone" %}
  {{ listing.listingLink }}{% endif %}
{% endfor %}{% if rule.further != "0" %}{% if rule.isAllFurther == "" %}Et {{ rule.further }} de plus{% else %}{{ rule.further }} avec du nouveau{% endif %}{% if rule.alertsLink != "" %}\u00a0: {{ rule.alertsLink }}{% endif %}
{% endif %}
{% endfor %}`,
    html: `{% for rule in rules %}<h2 style="${headingStyle}">{{ rule.name }}</h2>
<p style="${searchedStyle}">Correspond à\u00a0: {{ rule.searched }}</p>
{% for listing in rule.listings %}<p>${french}\u00a0: {% if listing.title == "" %}une annonce que cette alerte avait trouvée{% elsif listing.news == "gone" %}<strong>{{ listing.title }}</strong>{% else %}<a href="{{ listing.listingLink }}"><strong>{{ listing.title }}</strong></a>{% endif %}{% if listing.price != "" %}<br>{{ listing.price }}{% if listing.news == "reduced" and listing.before != "" %} <s>{{ listing.before }}</s>{% endif %}{% endif %}{% if listing.place != "" %}<br>{{ listing.place }}{% endif %}</p>
{% endfor %}{% if rule.further != "0" %}<p>{% if rule.alertsLink != "" %}<a href="{{ rule.alertsLink }}">{% endif %}{% if rule.isAllFurther == "" %}Et {{ rule.further }} de plus{% else %}{{ rule.further }} avec du nouveau{% endif %}{% if rule.alertsLink != "" %}</a>{% endif %}</p>
{% endif %}{% endfor %}`,
  },
} as const;
