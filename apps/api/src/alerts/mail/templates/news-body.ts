import { type NewsMailTexts, newsMailTexts } from './news-mail-texts.ts';

/**
 * Favourites, and listings by the alert that found them, each with what is news about it, and a link
 * to the page of either.
 */
export const newsBody = { en: bodyOf(newsMailTexts.en), fr: bodyOf(newsMailTexts.fr) };

function bodyOf(words: NewsMailTexts): string {
  return `{% for group in groups %}## {% if group.name == "" %}${words.favourites}{% else %}{{ group.name }}{% endif %}

{% if group.searched != "" %}*${words.fits}{{ group.searched }}*{% endif %}

{% for listing in group.listings %}{{ listing.card }}

{% endfor %}{% if group.further != "0" %}*{% if group.isAllFurther == "" %}${words.more}{% else %}${words.withNews}{% endif %}*{% endif %}

{% if group.link != "" %}**[${pageOf(words)}]({{ group.link }})**{% endif %}

{% endfor %}`;
}

/**
 * Returns the page: readers without an account get the search, which shows more than what is news.
 */
function pageOf({ seeFavourites, seeSearch, seeAll, seeAlert }: NewsMailTexts): string {
  return `{% if group.name == "" %}${seeFavourites}{% elsif alertsLink == "" %}${seeSearch}{% elsif group.further != "0" %}${seeAll}{% else %}${seeAlert}{% endif %}`;
}
