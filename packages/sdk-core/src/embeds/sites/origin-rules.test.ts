import { expect, test } from 'vitest';
import {
  findOriginFault,
  isLoopbackOrigin,
  isOwnMachineOrigin,
  isProductTemplate,
  isShopTemplate,
  isUrlTemplate,
  readOrigin,
} from './origin-rules.ts';

test.each([
  ['https://www.example.org/about?a=1#b', 'https://www.example.org'],
  ['https://WWW.example.org/', 'https://www.example.org'],
  ['example.org', 'example.org'],
  ['javascript:alert(1)', 'javascript:alert(1)'],
])('the origin of %s is %s', (text, origin) => {
  expect(readOrigin(text)).toBe(origin);
});

test.each([
  'https://www.example.org',
  'https://example.org:8443',
  'http://shop.localhost:3000',
  'https://xn--bcher-kva.example',
])('%s may be listed', (origin) => {
  expect(findOriginFault(origin)).toBeUndefined();
});

test.each([
  'https://example.org/',
  'https://example.org/page',
  'https://example.org:443',
  'https://EXAMPLE.org',
  'https://user@example.org',
  'https://bücher.example',
  'https://www.rbcroyalbаnk.com',
  'https://www.example。org',
  'https://www.exam\u00adple.org',
  'https://www.exam\u202eple.org',
  'https://0x5d.0xb8.0xd8.0x22',
  'https://*.example.org',
  'http://example.org',
  'example.org',
  '//example.org',
  'ftp://example.org',
  'file://',
  'null',
  '*',
  '',
  'http://localhost:3000',
  'http://127.0.0.1',
  'http://[::1]:8080',
])('"%s" may not', (origin) => {
  expect(findOriginFault(origin)).toBeDefined();
});

test.each([
  'http://localhost',
  'https://localhost:5173',
  'http://127.0.0.1:80',
  'http://[::1]:3000',
  'http://shop.localhost',
  'http://admin.shop-2.localhost:8080',
])('%s is the developer’s own machine', (origin) => {
  expect(isLoopbackOrigin(origin)).toBe(true);
});

test.each([
  'http://localhost.evil.example',
  'http://127.0.0.1.evil.example',
  'http://shop.localhost.evil.example',
  'http://.localhost',
  'http://a..localhost',
  'http://shoplocalhost',
  'http://shop_localhost',
  'http://SHOP.localhost',
  'http://shop.localhost.',
  'http://evil.example/.localhost',
  'http://evil.example#.localhost',
  'http://127.0.0.1.localhost@evil.example',
  'http://a.127.0.0.1',
  'http://localhost:3000/',
  'http://localhost@evil.example',
  'null',
])('%s is not', (origin) => {
  expect(isLoopbackOrigin(origin)).toBe(false);
});

test.each([
  ['http://localhost:3000', true],
  ['http://partner.localhost:4100', true],
  ['https://a.b.localhost', true],
  ['http://localhost.evil.example', false],
  ['http://evillocalhost', false],
  ['https://partner.localhost.evil.example', false],
  ['https://evil.example/.localhost', false],
])('%s stands on the very machine: %s', (origin, isOne) => {
  expect(isOwnMachineOrigin(origin)).toBe(isOne);
});

test.each([
  ['/homes/{id}', true],
  ['https://example.org/{type}/{id}', true],
  ['/homes', false],
  ['//evil.example/{id}', false],
  ['javascript:alert({id})', false],
  ['http://example.org/{id}', false],
  ['/homes/{id}/{name}', false],
])('%s as the address of a listing: %s', (template, isOne) => {
  expect(isUrlTemplate(template)).toBe(isOne);
});

test.each([
  ['/product?id={id}', true, false],
  ['/product?shop={shopId}&id={id}', true, false],
  ['https://example.org/{shopId}', false, true],
  ['/shop', false, true],
  ['/product/{type}/{id}', false, false],
  ['//evil.example/shop', false, false],
  ['javascript:alert(1)', false, false],
])('%s as the address of a product: %s, of a shop: %s', (template, isProduct, isShop) => {
  expect([isProductTemplate(template), isShopTemplate(template)]).toEqual([isProduct, isShop]);
});
