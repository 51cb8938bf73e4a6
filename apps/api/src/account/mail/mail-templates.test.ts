import { expect, test } from 'vitest';
import { type MailTemplate, renderMail } from '../../platform/mail/mail-template.ts';
import { trustedMailText } from '../../platform/mail/safe-mail-text.ts';
import { pageLink } from '../../platform/mail/site-link.ts';
import * as templates from './mail-templates.ts';
import * as securityTemplates from './security-mail-templates.ts';

const siteOrigin = 'https://market.example';

const all: readonly MailTemplate[] = [
  ...Object.values(templates),
  ...Object.values(securityTemplates),
];

test('each mail has a name of its own', () => {
  expect(new Set(all.map(({ name }) => name)).size).toBe(all.length);
});

test.each(all)('$name says everything in both languages, in text and in HTML', (template) => {
  const values = Object.fromEntries(
    template.values.map((name) => [
      name,
      /link$/i.test(name) ? pageLink({ siteOrigin }, `/${name}`) : trustedMailText(`<${name}>`),
    ]),
  );
  const [english, french] = [
    renderMail(template, 'en-CA', values),
    renderMail(template, 'fr-CA', values),
  ];
  expect(french.subject).not.toBe(english.subject);
  for (const { subject, text, html } of [english, french]) {
    expect(subject).not.toBe('');
    expect(`${text}${html}`).not.toMatch(/[{}]{2}|undefined/);
    for (const name of template.values) {
      // A link leads to the page in the mail’s language.
      const link = new RegExp(`https://market\\.example/(?:fr/)?${name}`);
      expect(text).toMatch(/link$/i.test(name) ? link : `<${name}>`);
      expect(html).toMatch(/link$/i.test(name) ? link : `&lt;${name}&gt;`);
    }
  }
});
