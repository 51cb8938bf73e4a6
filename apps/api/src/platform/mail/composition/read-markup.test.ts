import { expect, test } from 'vitest';
import { sanitizeMailText, trustedMailText } from '../safe-mail-text.ts';
import { pageLink } from '../site-link.ts';
import { MailCard } from './mail-card.ts';
import { type Filling, markOf, readMarkup, renderPlainText } from './read-markup.ts';

const link = pageLink({ siteOrigin: 'https://market.example' }, '/page');
const address = 'https://market.example/fr/page';
const words = trustedMailText('Rosa');
const card = new MailCard({
  news: { label: words, tone: 'plain' },
  ...{ title: words, price: words, facts: words, place: words },
});

const read = (source: string, ...fillings: readonly Filling[]) =>
  readMarkup(source, { fillings, locale: 'fr-CA' });
const said = (text: string) => ({ kind: 'words', words: text });

test('paragraphs stand between empty lines, and keep their lines', () => {
  expect(read('One\ntwo\n\n\n\nthree')).toEqual([
    { kind: 'paragraph', lines: [[said('One')], [said('two')]] },
    { kind: 'paragraph', lines: [[said('three')]] },
  ]);
});

test('headings, lists and quotes', () => {
  expect(read('## One\n\n- two\n- three\n\n> four\n> five')).toEqual([
    { kind: 'heading', line: [said('One')] },
    { kind: 'list', lines: [[said('two')], [said('three')]] },
    { kind: 'quote', lines: [[said('four')], [said('five')]] },
  ]);
});

test('strong and quiet words, and links by the page in the language of the reader', () => {
  expect(read(`**a** *b* [c](${markOf(0)})`, link)).toEqual([
    {
      kind: 'paragraph',
      lines: [
        [
          { kind: 'strong', spans: [said('a')] },
          said(' '),
          { kind: 'quiet', spans: [said('b')] },
          said(' '),
          { kind: 'link', address, label: 'c' },
        ],
      ],
    },
  ]);
});

test('a strong link by itself is a button, and a card by itself a block', () => {
  expect(read(`**[Go](${markOf(0)})**\n\n${markOf(1)}`, link, card)).toEqual([
    { kind: 'button', link: { kind: 'link', address, label: 'Go' } },
    { kind: 'card', card },
  ]);
  expect(read(`**[Go](${markOf(0)})** now`, link)[0]?.kind).toBe('paragraph');
  expect(() => read(`See ${markOf(0)}`, card)).toThrow('by itself');
});

test('what stands below a line is the footnote', () => {
  expect(read('One\n\n---\n\nTwo')).toEqual([
    { kind: 'paragraph', lines: [[said('One')]] },
    { kind: 'footnote', lines: [[said('Two')]] },
  ]);
});

test('a link that is shown shows its address', () => {
  expect(read(markOf(0), link)).toEqual([
    {
      kind: 'paragraph',
      lines: [[expect.anything(), { kind: 'link', address, label: address }, expect.anything()]],
    },
  ]);
});

test.each([
  '**bold**',
  '[x](https://evil.example)',
  '# Heading',
  '- item',
  '> quote',
  '---',
  '<b>x</b>',
  '\\*',
  '`x`',
  '![x](y)',
  markOf(0),
  '1. one',
])('%j in a value is read as words', (written) => {
  const value = sanitizeMailText(written);
  expect(read(markOf(0), value)).toEqual([
    { kind: 'paragraph', lines: [[said(''), said(value), said('')]] },
  ]);
});

test('a value of several lines has them in a quote', () => {
  const [block] = read(`> ${markOf(0)}`, trustedMailText('a\n- b\n> c'));
  expect(block).toMatchObject({ kind: 'quote', lines: [{}, [said('- b')], [said('> c'), {}]] });
});

test.each([
  '[x](https://evil.example)',
  'www.evil.example',
  '<https://evil.example>',
  `[x](${markOf(0)}/a)`,
  `[x](https://evil.example/${markOf(0)})`,
  `[x](${markOf(1)})`,
])('a template that leads elsewhere is an error: %j', (source) => {
  expect(() => read(source, link, words)).toThrow('leads to a page of our own');
});

test.each([
  '<b>x</b>',
  '<p>x</p>',
  '![x](y)',
  '`x`',
  '```\nx\n```',
  '| a |\n|---|\n| b |',
  '~~x~~',
  '- a\n  - b',
  '> ## a',
  'One\n\n---\n\n## Two',
  'One\n\n---\n\nTwo\n\n---\n\nThree',
])('other markup is an error: %j', (source) => {
  expect(() => read(source)).toThrow('no markup of the type');
});

test('a subject has words alone', () => {
  const filled = { fillings: [words, card], locale: 'en-CA' } as const;
  expect(renderPlainText(`For **${markOf(0)}**`, filled)).toBe('For **Rosa**');
  expect(() => renderPlainText(markOf(1), filled)).toThrow();
});
