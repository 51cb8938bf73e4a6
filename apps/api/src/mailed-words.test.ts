import { globSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { accountFooter, withFooter } from './mailing/waiting/kind-footer.ts';
import { findLinks, hostileWords } from './platform/mail/hostile-words.fixture.ts';
import {
  type MailTemplate,
  type MailTexts,
  type MailValue,
  renderMail,
} from './platform/mail/mail-template.ts';
import { joinWords, type MailWords, mailedWords, ownWords } from './platform/mail/mail-words.ts';
import { pageLink, type SiteLink } from './platform/mail/site-link.ts';

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

/** Things of a list: `{% for thing in things %}` and `{{ thing.name }}`. */
function readThings({ subject, text, html }: MailTexts, words: Words): MailValue {
  const source = `${subject}${text}${html}`;
  const loops = [...source.matchAll(/\{% for (\w+) in ([\w.]+) %\}/g)];
  const valuesOf = (thing: string): Readonly<Record<string, MailValue>> => {
    const names = [...source.matchAll(new RegExp(`\\b${thing}\\.(\\w+)`, 'g'))];
    return Object.fromEntries(
      names.map(([, name = '']) => {
        const inner = loops.find(([, , list]) => list === `${thing}.${name}`);
        return [name, inner?.[1] ? [valuesOf(inner[1])] : valueNamed(name, words)];
      }),
    );
  };
  const outer = loops.find(([, , list = '']) => !list.includes('.') && list !== 'names');
  return outer?.[1] ? [valuesOf(outer[1])] : words.value;
}

interface Words {
  readonly value: MailWords;
  readonly link: SiteLink;
}

function valueNamed(name: string, { value, link }: Words): MailValue {
  return /link$|^picture$/i.test(name) ? link : value;
}

function valuesOf({ values, texts }: MailTemplate, words: Words) {
  return Object.fromEntries(
    values.map((name) => [
      name,
      new RegExp(`in ${name} %\\}`).test(texts.en.text) && name !== 'boards'
        ? readThings(texts.en, words)
        : valueNamed(name, words),
    ]),
  );
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
    .replace(/&(lt|gt|amp|#34|#39|nbsp);/g, (_, sign) => signs[sign] ?? '');
  return { addresses, shown };
}

const signs: Readonly<Record<string, string>> = {
  ...{ lt: '<', gt: '>', amp: '&', nbsp: '\u00a0' },
  ...{ '#34': '"', '#39': "'" },
};

const isOurs = (address: string) => address.startsWith('https://market.example/');
const withoutOurs = (text: string) => text.replaceAll(/https:\/\/market\.example\/\S*/g, '');

test('all mails are walked', () => {
  expect(templates.length).toBeGreaterThanOrEqual(36);
});

test.each(templates)('nothing that people write is a link in the mail $name', (template) => {
  const whole = withFooter(template, accountFooter);
  const link = pageLink(site, '/dashboard?a=1&b=2');
  for (const written of hostileWords) {
    const several = joinWords([mailedWords(written), mailedWords(written)], ' · ');
    // By whatever way somebody’s words get there.
    for (const value of [mailedWords(written), several, ownWords(written)]) {
      for (const locale of ['en-CA', 'fr-CA'] as const) {
        const { subject, text, html } = renderMail(whole, locale, valuesOf(whole, { value, link }));
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
