import { supportedLocales } from '@boardwalk/sdk-core/vocabulary/text/locale';
import { expect, test } from 'vitest';
import { type MailTemplate, renderMail } from './mail-template.ts';
import { sanitizeMailText, trustedMailText } from './safe-mail-text.ts';
import { fileLink, pageLink } from './site-link.ts';

const texts = { subject: 'For {{ name }}', body: 'Hello [{{ name }}]({{ link }})' };
const template: MailTemplate<'name' | 'link'> = {
  name: 'greeting',
  values: ['name', 'link'],
  texts: { en: texts, fr: { ...texts, subject: 'Pour {{ name }}' } },
};
const site = { siteOrigin: 'https://market.example' };
const link = pageLink(site, '/?a=1&b=2');
const rosa = trustedMailText('Rosa');

test('values are escaped in HTML, and stand as they are in the text', () => {
  const name = `<script>alert("1")</script>' & co`;
  const mail = renderMail(template, 'en-CA', { name: trustedMailText(name), link });
  expect(mail.text).toBe(`Hello ${name}\nhttps://market.example/?a=1&b=2\n`);
  expect(mail.html).not.toContain('<script>');
  expect(mail.html).toContain(`&lt;script&gt;alert(&quot;1&quot;)&lt;/script&gt;' &amp; co</a>`);
  expect(mail.html).toContain('href="https://market.example/?a=1&amp;b=2"');
  expect(mail.html).toContain('<title>For &lt;script&gt;');
});

test('a list is told one by one: escaped, its links in the language of the reader', () => {
  const parts = {
    subject: 'News',
    body: '{% for one in things %}[{{ one.name }}]({{ one.link }})\n{% endfor %}',
  };
  const listing: MailTemplate<'things'> = {
    name: 'list',
    values: ['things'],
    texts: { en: parts, fr: parts },
  };
  const things = ['A & B', '{{ one.link }}'].map((name) => ({
    name: sanitizeMailText(name),
    link: pageLink({ siteOrigin: 'https://m.example' }, '/a'),
  }));
  const { text, html } = renderMail(listing, 'fr-CA', { things });
  expect(text).toBe(
    'A & B\u00a0: https://m.example/fr/a\n{{ one. link }}\u00a0: https://m.example/fr/a\n',
  );
  expect(html).toContain('<a href="https://m.example/fr/a">A &amp; B</a>');
});

test('a value is text, whatever it looks like', () => {
  const name = '{{ link }}{% raw %}{{ "x" | upcase }}';
  const mail = renderMail(template, 'en-CA', { name: trustedMailText(name), link });
  expect(mail.text).toBe(`Hello ${name}\nhttps://market.example/?a=1&b=2\n`);
});

test.each(['\r\nBcc: eve@evil.example', '\n\n<b>', '\u2028x', '\0', '\u0085x'])(
  'a subject is one line, though a value holds %j',
  (ending) => {
    const { subject } = renderMail(template, 'en-CA', {
      name: trustedMailText(`Rosa${ending}`),
      link,
    });
    expect(subject).toMatch(/^For Rosa/);
    expect(subject).not.toMatch(/[\p{Cc}\p{Zl}\p{Zp}]/u);
  },
);

test('a subject has an end', () => {
  const { subject } = renderMail(template, 'en-CA', {
    name: trustedMailText('a'.repeat(10_000)),
    link,
  });
  expect(subject.length).toBeLessThanOrEqual(200);
});

test.each([
  ['en-CA', 'https://market.example/dashboard/login?token=t%2Fx'],
  ['fr-CA', 'https://market.example/fr/dashboard/login?token=t%2Fx'],
] as const)('links of a mail in %s lead to pages in its language', (locale, expected) => {
  const page = pageLink(site, '/dashboard/login?token=t%2Fx');
  const { text } = renderMail(template, locale, { name: rosa, link: page });
  expect(text).toBe(`Hello Rosa\n${expected}\n`);
});

test.each(supportedLocales)('%s has its language', (locale) => {
  const { subject, html } = renderMail(template, locale, { name: rosa, link });
  expect(subject).toBe(locale === 'fr-CA' ? 'Pour Rosa' : 'For Rosa');
  expect(html).toContain(`<html lang="${locale}" dir="ltr">`);
});

test('every mail stands on a page that is narrow, and dark where that is asked for', () => {
  const { html } = renderMail(template, 'en-CA', { name: rosa, link });
  expect(html).toContain('<meta name="color-scheme" content="light dark">');
  expect(html).toContain('@media (prefers-color-scheme: dark)');
  expect(html).toContain('style="max-width:560px"');
});

test('what nobody gave a value for is an error, and nothing inherited is reached', () => {
  for (const body of [
    '{{ other }}',
    '{{ constructor }}',
    '{{ name.constructor }}',
    '{{ name | no }}',
    '{{ name | raw }}',
  ]) {
    const broken = { ...template, texts: { en: { ...texts, body }, fr: texts } };
    expect(() => renderMail(broken, 'en-CA', { name: rosa, link }), body).toThrow();
  }
});

test('no template reads a file', () => {
  for (const body of ["{% include 'package.json' %}", "{% render '/etc/passwd' %}"]) {
    const broken = { ...template, texts: { en: { ...texts, body }, fr: texts } };
    expect(() => renderMail(broken, 'en-CA', { name: rosa, link }), body).toThrow();
  }
});

test('a text that has not been made harmless is no value of a mail', () => {
  const written: string = 'https://evil.example';
  // @ts-expect-error: its author may have written an address.
  expect(renderMail(template, 'en-CA', { name: written, link }).subject).toContain('evil');
  // @ts-expect-error: nor does a mail lead to where a text says.
  expect(() => renderMail(template, 'en-CA', { name: rosa, link: written })).toThrow();
});

test('a mail leads to our own site alone, whatever a path is made of', () => {
  expect(() => pageLink(site, '.evil.example/')).toThrow();
  expect(() => fileLink(site, '@evil.example/a.webp')).toThrow();
  expect(fileLink(site, '/media/a.webp').in('fr-CA')).toBe('https://market.example/media/a.webp');
});
