import { quietColor } from '../../../platform/mail/mail-looks.ts';

/** Pixels across a picture where the mail is as wide as it gets. */
export const pictureWidth = 510;

const picture = `<a href="{{ listing.listingLink }}"><img src="{{ listing.picture }}" width="${pictureWidth}" height="{{ listing.pictureHeight }}" alt="{{ listing.pictureAlt }}" style="display:block;width:100%;height:auto;border:0;font-size:14px;line-height:1.5"></a>`;

/** High pictures show their upper part; Outlook on Windows reads none of our formats, and would show a gap. */
const pictureRow = `<!--[if !mso]><!--><tr><td style="padding:0;line-height:0"><div style="max-height:${(pictureWidth * 3) / 4}px;overflow:hidden;border-radius:9px 9px 0 0">${picture}</div></td></tr><!--<![endif]-->`;

const tagStyle =
  'display:inline-block;padding:0 8px;border-radius:4px;font-size:12px;font-weight:600;line-height:24px';

const tag = `{% case listing.news %}{% when "gone" %}<span class="tag-gone" style="${tagStyle};background:#e9ecf0;color:#3d4955">{% when "reduced" %}<span class="tag-less" style="${tagStyle};background:#e3f1e8;color:#1b6e3c">{% else %}<span class="tag" style="${tagStyle};background:#e1f0f1;color:#0b6b74">{% endcase %}{{ listing.newsName }}</span>`;

const price = `{% if listing.price != "" %}<p style="margin:8px 0 0;font-size:20px;font-weight:700;line-height:1.3">{{ listing.price }}{% if listing.before != "" %} <s class="quiet" style="font-size:14px;font-weight:400;color:${quietColor}">{{ listing.before }}</s>{% endif %}</p>{% endif %}`;

const facts =
  '{% if listing.facts != "" %}<p style="margin:4px 0 0">{{ listing.facts }}</p>{% endif %}';

const place = `{% if listing.place != "" %}<p class="quiet" style="margin:4px 0 0;font-size:14px;color:${quietColor}">{{ listing.place }}</p>{% endif %}`;

/** A listing as searches show it: its picture, what is news of it, its price, its facts, its name and its place. */
export function listingCard(title: string): string {
  const headline = `{% if listing.listingLink != "" %}<a href="{{ listing.listingLink }}" style="color:#0b6b74;text-decoration:none">${title}</a>{% else %}${title}{% endif %}`;
  return `<table role="presentation" width="100%" border="0" cellpadding="0" cellspacing="0"><tr><td style="padding:0 0 16px">
<table role="presentation" class="line" width="100%" border="0" cellpadding="0" cellspacing="0" style="border:1px solid #d9dee5;border-radius:10px;border-collapse:separate">
{% if listing.picture != "" %}${pictureRow}
{% endif %}<tr><td style="padding:12px 16px 16px">
<p style="margin:0">${tag}</p>
${price}${facts}<h3 dir="auto" style="margin:8px 0 0;font-size:16px;font-weight:600;line-height:1.4">${headline}</h3>${place}
</td></tr>
</table>
</td></tr></table>`;
}
