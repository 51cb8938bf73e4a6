import { demoSiteKey } from '@boardwalk/server-parts/demo-site-key';
import { expect, test } from 'vitest';
import { catalogue } from '../catalogue/catalogue.fixture.ts';
import { hostSwitches } from '../state/choices.ts';
import { writePreview } from './preview-page.ts';

const site = 'http://localhost:4000';
const sources = {
  catalogue,
  siteOrigin: site,
  tileSource: undefined,
  script: '/assets/preview-1.js',
  checker: '/assets/checker-1.js',
};

function preview(query: string) {
  const page = writePreview(new URLSearchParams(query), sources);
  if (!page) throw new Error(`There is no preview of ${query}.`);
  return page;
}

test('a widget that nobody knows has no preview', () => {
  expect(writePreview(new URLSearchParams('widget=img'), sources)).toBeUndefined();
  expect(writePreview(new URLSearchParams(), sources)).toBeUndefined();
});

test('the page has the widget with its attributes, and the loader of the site', () => {
  const { html } = preview('widget=bw-search&a.near=Hamilton%2C+ON&direction=rtl');
  expect(html).toContain('<bw-search dir="rtl" near="Hamilton, ON">');
  expect(html).toContain(
    `<script src="${site}/v1/boardwalk.js" data-key="${demoSiteKey}"></script>`,
  );
  expect(html).not.toContain('data-named');
  expect(preview('widget=bw-notice&a.code=404').html).toContain('data-named');
});

test.each([
  '"><img src=x onerror=alert(1)>',
  "' onfocus=alert(1) autofocus '",
  '</bw-search><script>alert(1)</script>',
  '&quot;><svg/onload=alert(1)>',
])('%s stays a text in its quotes', (text) => {
  const { html } = preview(`widget=bw-search&${new URLSearchParams({ 'a.near': text })}`);
  expect(html).not.toMatch(/<img|<svg|<script>/);
  const [, written = ''] = /<bw-search near="([^"]*)">/.exec(html) ?? [];
  expect(readEscaped(written)).toBe(text);
});

test.each([
  'a.onclick=alert(1)',
  'a.src=x',
  'hosts=evil.css',
  'answers=%22%3E%3Cscript%3E',
  'network=%2F%2Fevil.example',
  't.accent=%22%3E%3Cscript%3E',
])('%s leaves no trace', (part) => {
  expect(preview(`widget=bw-search&${part}`)).toEqual(preview('widget=bw-search'));
});

test('there is never an inline script, whatever is switched on', () => {
  for (const hosts of ['', ...hostSwitches, hostSwitches.join()]) {
    const { html, policy } = preview(`widget=bw-search&hosts=${hosts}`);
    expect(html).not.toMatch(/<script>|<style| on\w+=/);
    const scripts = policy.split('; ').find((directive) => directive.startsWith('script-src'));
    expect(scripts).toBe(`script-src 'self' ${site}`);
    expect(policy).toContain("frame-ancestors 'self'");
    expect(policy).toContain("base-uri 'none'");
  }
});

test('tiles may come from the service that the map is set to', () => {
  const tileSource = 'https://*.tiles.example';
  const query = new URLSearchParams('widget=bw-search&hosts=csp');
  const page = writePreview(query, { ...sources, tileSource });
  expect(page?.policy).toContain(`; img-src 'self' ${site} ${tileSource};`);
  expect(preview('widget=bw-search&hosts=csp').policy).toContain(
    `; img-src 'self' ${site}; media-src ${site};`,
  );
});

test('the strict policy allows no style, but for the sheets of hosts that were chosen', () => {
  expect(preview('widget=bw-search&hosts=csp').policy).toContain("style-src 'none'");
  const both = preview('widget=bw-search&hosts=csp,unset,trusted-types');
  expect(both.policy).toContain("style-src 'self'; ");
  expect(both.policy).toContain("require-trusted-types-for 'script'; trusted-types 'none'");
  expect(both.html).toContain('<link rel="stylesheet" href="/hosts/unset.css">');
});

test('other answers and slow files come through the playground itself', () => {
  const failing = preview('widget=bw-search&answers=error').html;
  expect(failing).toContain(`<script src="${site}/v1/boardwalk.js"`);
  expect(failing).toContain('data-api-origin="/through/error/full"');
  const slow = preview('widget=bw-search&network=slow').html;
  expect(slow).toContain('<script src="/through/live/slow/v1/boardwalk.js"');
});

test('a widget of our own site comes through the playground, as it works where its files come from', () => {
  const own = preview('widget=bw-notice&a.code=404').html;
  expect(own).toContain('<script src="/through/live/full/v1/boardwalk.js"');
  expect(own).toContain(`data-api-origin="${site}" data-site-origin="${site}"`);
  const failing = preview('widget=bw-notice&a.code=404&answers=error').html;
  expect(failing).toContain('<script src="/through/error/full/v1/boardwalk.js"');
  expect(failing).toContain('data-api-origin="/through/error/full"');
});

function readEscaped(text: string): string {
  return text
    .replaceAll('&quot;', '"')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&amp;', '&');
}
