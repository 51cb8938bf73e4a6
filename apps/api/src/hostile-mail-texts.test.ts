import { globSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { accountFooter, withFooter } from './mailing/waiting/kind-footer.ts';
import { MailCard } from './platform/mail/composition/mail-card.ts';
import { findLinks, hostileWords } from './platform/mail/hostile-texts.fixture.ts';
import { type MailTemplate, type MailValue, renderMail } from './platform/mail/mail-template.ts';
import {
  joinMailTexts,
  type SafeMailText,
  sanitizeMailText,
  trustedMailText,
} from './platform/mail/safe-mail-text.ts';
import { fileLink, pageLink, type SiteLink } from './platform/mail/site-link.ts';

const folder = new URL('./', import.meta.url);
const site = { siteOrigin: 'https://market.example' };

/** Every template of the API: those of a file, or of a table in it. */
async function findTemplates(): Promise<readonly MailTemplate[]> {
  const found = new Map<string, MailTemplate>();
  for (const file of globSync('**/*.ts', { cwd: folder, exclude: ['**/*.{test,fixture}.ts'] })) {
    const source = await readFile(new URL(file, folder), 'utf8');
    if (!/satisfies [^;]*\bMailTemplate\b/.test(source)) continue;
    const exported: object = await import(new URL(file, folder).href);
    for (const template of Object.values(exported).flatMap(templatesIn)) {
      found.set(template.name, template);
    }
    const names = [...source.matchAll(/^ {2}name: '([\w-]+)',$/gm)].map(([, name = '']) => name);
    // One that no export reaches would not be looked at.
    expect([...found.keys()], file).toEqual(expect.arrayContaining(names));
  }
  return [...found.values()];
}

function templatesIn(exported: unknown): readonly MailTemplate[] {
  if (typeof exported !== 'object' || exported === null) return [];
  // What has texts is a template: the types say so of each that is exported.
  if ('texts' in exported && 'name' in exported) return [exported as MailTemplate];
  return Object.values(exported).flatMap(templatesIn);
}

const templates = await findTemplates();

interface Words {
  readonly value: SafeMailText;
  readonly link: SiteLink;
  /** What values of these names are in place of that. */
  readonly instead?: Readonly<Record<string, SafeMailText>>;
}

/** What fills a template in: words, links, cards, and for each list one thing. */
function valuesOf({ values, texts }: MailTemplate, words: Words) {
  const { subject, body } = texts.en;
  const source = subject + body;
  return Object.fromEntries(values.map((name) => [name, valueNamed(name, source, words)]));
}

/** By the name of a value, and whether it is gone through: `{% for thing in things %}`. */
function valueNamed(name: string, source: string, words: Words): MailValue {
  const { value, link, instead = {} } = words;
  const [, thing] = new RegExp(`\\{% for (\\w+) in (?:\\w+\\.)?${name} %\\}`).exec(source) ?? [];
  if (thing !== undefined) {
    const names = [...source.matchAll(new RegExp(`\\b${thing}\\.(\\w+)`, 'g'))];
    const fill = (of: string) => (of === 'card' ? cardOf(words) : valueNamed(of, source, words));
    return [Object.fromEntries(names.map(([, of = '']) => [of, fill(of)]))];
  }
  const other = instead[name];
  if (other !== undefined) return other;
  return /link$/i.test(name) ? link : value;
}

function cardOf({ value, link }: Words): MailCard {
  return new MailCard({
    news: { label: value, tone: 'less' },
    ...{ title: value, price: value, facts: value, place: value, link },
    before: { price: value, said: value },
    picture: { file: fileLink(site, '/media/a/800.webp'), height: 340, alt: value },
  });
}

/** What a template compares each of its values with: `{% if name == "what" %}` and `{% when "what" %}`. */
function branchesOf({ texts: { en, fr } }: MailTemplate): readonly Record<string, SafeMailText>[] {
  const source = [en.subject, en.body, fr.subject, fr.body].join('\n');
  const compared = [...source.matchAll(/(\w+) [=!]= ["']([^"']*)["']/g)];
  const [, chosen = ''] = /\{% case ([\w.]+) %\}/.exec(source) ?? [];
  const cases = [...source.matchAll(/\{% when "([^"]*)" %\}/g)].map(([, of]) => ['', chosen, of]);
  return [...compared, ...cases].map(([, name = '', of = '']) => ({ [name]: trustedMailText(of) }));
}

/** Links of HTML, and what it shows. */
function readHtml(html: string) {
  const body = html.slice(html.indexOf('<body'));
  const addresses = [...body.matchAll(/(?:href|src)="([^"]*)"/g)].map(
    ([, address = '']) => address,
  );
  const shown = body
    .replace(/<!--.*?-->/gs, '')
    .replace(/<[^>]*>/g, '\n')
    .replace(/&(lt|gt|amp|quot);/g, (_, sign) => signs[sign] ?? '');
  return { addresses, shown };
}

const signs: Readonly<Record<string, string>> = {
  lt: '<',
  gt: '>',
  amp: '&',
  quot: '"',
};

const isOurs = (address: string) => address.startsWith('https://market.example/');
const withoutOurs = (text: string) => text.replaceAll(/https:\/\/market\.example\/\S*/g, '');

test('all mails are walked', () => {
  expect(templates.length).toBeGreaterThanOrEqual(44);
});

const locales = ['en-CA', 'fr-CA'] as const;
const plain = { value: trustedMailText('Rosa'), link: pageLink(site, '/dashboard?a=1&b=2') };

test.each(templates)('$name is a whole mail in each of its branches', (template) => {
  const whole = withFooter(template, accountFooter);
  for (const instead of [{}, ...branchesOf(whole)]) {
    for (const locale of locales) {
      const mail = renderMail(whole, locale, valuesOf(whole, { ...plain, instead }));
      expect(mail.text, JSON.stringify(instead)).not.toMatch(
        /[{}\uE000\uE001*[\]]|undefined|\n{4}/,
      );
      const { addresses, shown } = readHtml(mail.html);
      expect(shown).not.toMatch(/[{}\uE000\uE001*[\]]|undefined/);
      // Readers of either part get to the same pages.
      const pages = addresses.filter((address) => !address.endsWith('.webp'));
      expect(new Set(mail.text.match(/https:\S+/g))).toEqual(
        new Set(pages.map((address) => address.replaceAll('&amp;', '&'))),
      );
    }
  }
});

test.each(templates)('the signs of French in $name stay with their words', ({ texts: { fr } }) => {
  expect(`${fr.subject}${fr.body}`).not.toMatch(/ [:»]|« /);
});

test.each(templates)('nothing that people write is a link in the mail $name', (template) => {
  const whole = withFooter(template, accountFooter);
  for (const written of hostileWords) {
    const several = joinMailTexts([sanitizeMailText(written), sanitizeMailText(written)], ' · ');
    // By whatever way somebody’s words get there.
    for (const value of [sanitizeMailText(written), several, trustedMailText(written)]) {
      for (const locale of locales) {
        const { subject, text, html } = renderMail(
          whole,
          locale,
          valuesOf(whole, { ...plain, value }),
        );
        expect(subject, written).not.toMatch(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/u);
        expect(findLinks(subject), written).toEqual([]);
        expect(findLinks(withoutOurs(text)), written).toEqual([]);
        const { addresses, shown } = readHtml(html);
        expect(
          addresses.filter((address) => !isOurs(address)),
          written,
        ).toEqual([]);
        expect(findLinks(withoutOurs(shown)), written).toEqual([]);
        expect(/<script|<img src=x|<style>\*\{/.exec(html), written).toBeNull();
      }
    }
  }
});
