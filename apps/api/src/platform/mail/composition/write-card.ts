import type { Locale } from '@boardwalk/sdk-core/vocabulary/text/locale';
import { type Html, html, noHtml } from './html.ts';
import { type CardFacts, type MailCard, pictureWidth } from './mail-card.ts';
import { quietColor } from './quiet-color.ts';

/** A listing as searches show it: its picture, what is news of it, its price, its facts, its name and its place. */
export function cardHtml({ facts: card }: MailCard, locale: Locale): Html {
  const address = card.link?.in(locale);
  const title = address
    ? html`<a href="${address}" style="color:#0b6b74;text-decoration:none">${card.title}</a>`
    : html`${card.title}`;
  return html`<table role="presentation" width="100%" border="0" cellpadding="0" cellspacing="0"><tr><td style="padding:0 0 16px">
<table role="presentation" class="line" width="100%" border="0" cellpadding="0" cellspacing="0" style="border:1px solid #d9dee5;border-radius:10px;border-collapse:separate">
${card.picture && address ? pictureRow(card.picture, address, locale) : noHtml}<tr><td style="padding:12px 16px 16px">
<p style="margin:0">${tag(card.news)}</p>
${price(card)}${facts(card)}<h3 dir="auto" style="margin:8px 0 0;font-size:16px;font-weight:600;line-height:1.4">${title}</h3>${place(card)}
</td></tr>
</table>
</td></tr></table>`;
}

/** High pictures show their upper part; Outlook on Windows reads none of our formats, and would show a gap. */
function pictureRow(
  { file, height, alt }: NonNullable<CardFacts['picture']>,
  address: string,
  locale: Locale,
): Html {
  return html`<!--[if !mso]><!--><tr><td style="padding:0;line-height:0"><div style="max-height:${(pictureWidth * 3) / 4}px;overflow:hidden;border-radius:9px 9px 0 0"><a href="${address}"><img src="${file.in(locale)}" width="${pictureWidth}" height="${height}" alt="${alt}" style="display:block;width:100%;height:auto;border:0;font-size:14px;line-height:1.5"></a></div></td></tr><!--<![endif]-->
`;
}

const tones = {
  plain: { name: 'tag', colors: 'background:#e1f0f1;color:#0b6b74' },
  less: { name: 'tag-less', colors: 'background:#e3f1e8;color:#1b6e3c' },
  gone: { name: 'tag-gone', colors: 'background:#e9ecf0;color:#3d4955' },
} as const;

function tag({ label, tone }: CardFacts['news']): Html {
  const { name, colors } = tones[tone];
  return html`<span class="${name}" style="display:inline-block;padding:0 8px;border-radius:4px;font-size:12px;font-weight:600;line-height:24px;${colors}">${label}</span>`;
}

function price({ price: now, before }: CardFacts): Html {
  if (now === '') return noHtml;
  const struck = before
    ? html` <s class="quiet" style="font-size:14px;font-weight:400;color:${quietColor}">${before.price}</s>`
    : noHtml;
  return html`<p style="margin:8px 0 0;font-size:20px;font-weight:700;line-height:1.3">${now}${struck}</p>`;
}

function facts({ facts: said }: CardFacts): Html {
  return said === '' ? noHtml : html`<p style="margin:4px 0 0">${said}</p>`;
}

function place({ place: said }: CardFacts): Html {
  if (said === '') return noHtml;
  return html`<p class="quiet" style="margin:4px 0 0;font-size:14px;color:${quietColor}">${said}</p>`;
}
