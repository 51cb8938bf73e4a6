import { expect, test } from 'vitest';
import { emptyMailText, trustedMailText } from '../safe-mail-text.ts';
import { fileLink, pageLink } from '../site-link.ts';
import { html } from './html.ts';
import { MailCard } from './mail-card.ts';
import { type Filling, markOf, readMarkup } from './read-markup.ts';
import { writeHtml } from './write-html.ts';

const site = { siteOrigin: 'https://m.example' };
const link = pageLink(site, '/a?b=1&c=2');
const hostile = trustedMailText(`"><script>'&`);
const escaped = `&quot;&gt;&lt;script&gt;'&amp;`;

const write = (source: string, ...fillings: readonly Filling[]) =>
  writeHtml('Subject', readMarkup(source, { fillings, locale: 'en-CA' }), 'en-CA');

test('texts in HTML are escaped, and HTML is not twice', () => {
  expect(
    html`<p title="${hostile}">${html`<b>${'<'}</b>`}${[html`${1}`, html`&`]}</p>`.source,
  ).toBe(`<p title="${escaped}"><b>&lt;</b>1&</p>`);
});

test.each([
  [`One\n**${markOf(0)}**`, `>One<br><strong>${escaped}</strong></p>`],
  [`## ${markOf(0)}`, `>${escaped}</h2>`],
  [`- ${markOf(0)}`, `<li>${escaped}</li></ul>`],
  [`> ${markOf(0)}`, `>${escaped}</blockquote>`],
  [`*${markOf(0)}*`, `>${escaped}</span></p>`],
  [`[${markOf(0)}](${markOf(1)})`, `<a href="https://m.example/a?b=1&amp;c=2">${escaped}</a>`],
  [`**[${markOf(0)}](${markOf(1)})**`, `>${escaped}</a></td></tr></table>`],
  [`One\n\n---\n\n${markOf(0)}`, `>${escaped}</p>\n</td>`],
])('%j is %j', (source, expected) => {
  expect(write(source, hostile, link)).toContain(expected);
});

test('a line stands above the first footnote alone', () => {
  expect(write('One\n\n---\n\nTwo\n\nThree').match(/border-top/g)).toHaveLength(1);
});

test('a card has what it has, escaped, and nothing empty', () => {
  const news = { label: hostile, tone: 'gone' } as const;
  const bare = write(
    markOf(0),
    new MailCard({
      news,
      title: hostile,
      price: emptyMailText,
      facts: emptyMailText,
      place: emptyMailText,
    }),
  );
  expect(bare).toContain(`<span class="tag-gone" `);
  expect(bare).toContain(`line-height:1.4">${escaped}</h3>`);
  const whole = write(
    markOf(0),
    new MailCard({
      ...{ news, title: hostile, price: hostile, facts: hostile, place: hostile, link },
      before: { price: hostile, said: hostile },
      picture: { file: fileLink(site, '/media/a.webp'), height: 340, alt: hostile },
    }),
  );
  expect(whole).toContain(
    `<img src="https://m.example/media/a.webp" width="510" height="340" alt="${escaped}"`,
  );
  for (const mail of [bare, whole]) {
    expect(mail).not.toContain('<script');
    expect(mail).not.toMatch(/<(p|s|h3)[^>]*><\/\1>/);
  }
  expect(whole.split(escaped)).toHaveLength(8);
});
