import { expect, test } from 'vitest';
import { escapeMarkup, escapeScript } from './escape.ts';

test('nothing in a text is markup, and no quote ends an attribute', () => {
  expect(escapeMarkup('"><script>&amp;')).toBe('&quot;&gt;&lt;script&gt;&amp;amp;');
});

test('JSON stays what it is, and ends no script', () => {
  const value = { text: '</script><!--' };
  expect(escapeScript(value)).not.toContain('<');
  expect(JSON.parse(escapeScript(value))).toEqual(value);
});
