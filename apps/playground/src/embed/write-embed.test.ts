import { demoSiteKey } from '@boardwalk/server-parts/demo-site-key';
import { expect, test } from 'vitest';
import { noticeWidget, searchWidget } from '../catalogue/catalogue.fixture.ts';
import { frameworks } from '../state/choices.ts';
import type { EmbedSubject } from './embed-subject.ts';
import { writeEmbed } from './write-embed.ts';

const subject: EmbedSubject = {
  widget: searchWidget,
  attributes: { category: 'property', near: 'Hamilton, ON', 'has-pictures': '' },
  tokens: {},
  siteOrigin: 'https://boardwalk.example',
};

const code = (framework: (typeof frameworks)[number], changes: Partial<EmbedSubject> = {}) =>
  writeEmbed(framework, { ...subject, ...changes })
    .map((file) => file.code)
    .join('\n');

test('HTML is the loader, the tag and its fallback', () => {
  expect(
    code('html'),
  ).toBe(`<script src="https://boardwalk.example/v1/boardwalk.js" data-key="${demoSiteKey}"></script>

<bw-search category="property" near="Hamilton, ON" has-pictures>
  <a href="https://boardwalk.example">See it on Boardwalk</a>
</bw-search>
`);
});

test('a widget of our own site is asked for by name', () => {
  expect(code('html', { widget: noticeWidget, attributes: { code: '404' } })).toContain(
    "<script>Boardwalk.load('bw-notice');</script>",
  );
});

test('tokens come as a rule where a framework takes one', () => {
  const tokens = { '--bw-accent': '#7a3e1d' };
  for (const framework of frameworks) {
    expect(code(framework, { tokens })).toContain('  --bw-accent: #7a3e1d;');
    expect(code(framework)).not.toContain('--bw-accent');
  }
});

test.each(['react', 'vue', 'svelte'] as const)('%s uses the npm package', (framework) => {
  const written = code(framework);
  expect(written).toContain("import '@boardwalk/widgets/bw-search';");
  expect(written).toContain(
    `configure({ apiOrigin: 'https://boardwalk.example', key: '${demoSiteKey}' });`,
  );
  expect(written).toContain('<bw-search category="property" near="Hamilton, ON" has-pictures>');
});

const breakout = `"><script>alert('1')</script>{evil}\\`;

test.each(['html', 'react', 'vue', 'svelte'] as const)(
  'in %s no attribute breaks out of its quotes',
  (framework) => {
    const written = code(framework, { attributes: { near: breakout } });
    expect(written).toContain('near="&quot;&gt;&lt;script&gt;alert');
    if (framework === 'svelte') expect(written).not.toContain('{evil}');
  },
);

test('in PHP an attribute stays within its string', () => {
  expect(code('wordpress', { attributes: { near: breakout } })).toContain(
    String.raw`'near' => '"><script>alert(\'1\')</script>{evil}\\',`,
  );
});

test('WordPress escapes what an author writes, and an author may change every attribute', () => {
  const written = code('wordpress');
  expect(written).toContain("'near' => 'Hamilton, ON',");
  expect(written).toContain('esc_attr($value)');
  expect(written).toContain('[boardwalk-search]');
});

test('in WordPress the state in the address has a prefix', () => {
  const attributesWith = (prefix: string) => ({ attributes: { 'url-sync': prefix } });
  expect(code('wordpress', attributesWith(''))).toContain("'url-sync' => 'boardwalk-search',");
  expect(code('wordpress', attributesWith('homes'))).toContain("'url-sync' => 'homes',");
});

test('many attributes stand on lines of their own', () => {
  const near = 'A place with a name so long that it does not fit';
  expect(code('html', { attributes: { category: 'property', near, view: 'map' } })).toContain(
    `<bw-search\n  category="property"\n  near="${near}"\n  view="map"\n>`,
  );
});
