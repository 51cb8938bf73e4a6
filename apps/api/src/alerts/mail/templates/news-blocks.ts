import { mailButton, quietColor } from '../../../platform/mail/mail-looks.ts';
import { listingCard } from './listing-card-block.ts';
import { type NewsWords, newsWords } from './news-words.ts';

const headingStyle =
  'margin:24px 0 {% if group.searched == "" %}12{% else %}4{% endif %}px;font-size:20px;line-height:1.3';
const quietStyle = `margin:0 0 16px;color:${quietColor}`;

/** Favourites, and listings by the alert that found them, each with what is news about it; for mails in text and in HTML, which lead to the page of either. */
export const newsBlocks = {
  en: { text: textOf(newsWords.en), html: htmlOf(newsWords.en) },
  fr: { text: textOf(newsWords.fr), html: htmlOf(newsWords.fr) },
};

function textOf(words: NewsWords): string {
  return `{% for group in groups %}${nameOf(words)}{% if group.searched != "" %}
${words.fits}{{ group.searched }}{% endif %}{% if group.link != "" %}
{{ group.link }}{% endif %}
{% for listing in group.listings %}- {{ listing.newsName }}${words.colon}${titleOr(words.noMore)}{% if listing.price != "" %} · {{ listing.price }}{% if listing.before != "" %} (${words.before}{{ listing.before }}){% endif %}{% endif %}{% if listing.facts != "" %} · {{ listing.facts }}{% endif %}{% if listing.place != "" %} · {{ listing.place }}{% endif %}{% if listing.listingLink != "" %}
  {{ listing.listingLink }}{% endif %}
{% endfor %}{% if group.further != "0" %}${furtherOf(words)}
{% endif %}
{% endfor %}`;
}

function htmlOf(words: NewsWords): string {
  return `{% for group in groups %}<h2 dir="auto" style="${headingStyle}">${nameOf(words)}</h2>
{% if group.searched != "" %}<p class="quiet" style="${quietStyle}">${words.fits}{{ group.searched }}</p>
{% endif %}{% for listing in group.listings %}${listingCard(titleOr(words.noMoreHeadline))}
{% endfor %}{% if group.further != "0" %}<p class="quiet" style="${quietStyle}">${furtherOf(words)}</p>
{% endif %}{% if group.link != "" %}${mailButton('{{ group.link }}', pageOf(words))}
{% endif %}{% endfor %}`;
}

function nameOf({ favourites }: NewsWords): string {
  return `{% if group.name == "" %}${favourites}{% else %}{{ group.name }}{% endif %}`;
}

function titleOr(noMore: string): string {
  return `{% if listing.title == "" %}${noMore}{% else %}{{ listing.title }}{% endif %}`;
}

function furtherOf({ more, withNews }: NewsWords): string {
  return `{% if group.isAllFurther == "" %}${more}{% else %}${withNews}{% endif %}`;
}

/** Whoever has no account has the search, which shows more than what is news. */
function pageOf({ seeFavourites, seeSearch, seeAll, seeAlert }: NewsWords): string {
  return `{% if group.name == "" %}${seeFavourites}{% elsif alertsLink == "" %}${seeSearch}{% elsif group.further != "0" %}${seeAll}{% else %}${seeAlert}{% endif %}`;
}
