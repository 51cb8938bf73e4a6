import { expect, test } from 'vitest';
import { matchingCode } from '../matching-code.ts';
import { writeEmbedCode } from './embed-code.ts';

const plain = {
  theme: 'auto',
  locale: null,
  navigation: 'dialog',
  urlTemplate: null,
  productTemplate: null,
  shopTemplate: null,
} as const;

test('a page needs the script with its key, and tags', () => {
  expect(writeEmbedCode(plain, 'pk_live_1', 'https://site.example')).toBe(
    [
      '<script src="https://site.example/v1/boardwalk.js" data-key="pk_live_1"></script>',
      '<bw-sign-in></bw-sign-in>',
      '<bw-search category="property"></bw-search>',
    ].join('\n'),
  );
});

test('what differs from the defaults stands in it, and nothing ends an attribute', () => {
  const code = writeEmbedCode(
    {
      ...{ theme: 'dark', locale: 'fr-CA', navigation: 'template', urlTemplate: '/a"b/{id}' },
      ...{ productTemplate: '/product?id={id}', shopTemplate: '/shop' },
    },
    'pk_live_1',
    'https://site.example',
  );
  expect(code).toContain('data-locale="fr-CA" data-navigation="template"');
  expect(code).toContain('data-url-template="/a&quot;b/{id}"');
  expect(code).toContain('data-product-template="/product?id={id}" data-shop-template="/shop"');
  expect(code).toContain('<bw-search category="property" theme="dark">');
});

test('page and pop-up show the same four signs, and others for another attempt', () => {
  expect(matchingCode(`AAAA${'x'.repeat(39)}`)).toBe('2222');
  expect(matchingCode(`AbC-${'x'.repeat(39)}`)).toMatch(/^[2-9A-HJKMNP-Z]{4}$/);
  expect(matchingCode(`B${'x'.repeat(42)}`)).not.toBe(matchingCode(`C${'x'.repeat(42)}`));
});
