import { beforeEach, expect, test } from 'vitest';
import { registerElement } from '../../../element/mount/register-element.ts';
import { expectAccessible } from '../../../kit/testing/accessibility.fixture.ts';
import { focused } from '../../../kit/testing/add-widget.fixture.ts';
import { openWidget } from '../../../kit/testing/open-widget.fixture.ts';
import { role, words } from '../../../kit/testing/role.fixture.ts';
import { sampleProduct } from '../../testing/sample-product.fixture.ts';
import productTable from '../bw-product.element.tsx';

registerElement(productTable);
beforeEach(() => localStorage.removeItem('boardwalk.delivery'));

function addProduct(product = sampleProduct(), more: Readonly<Record<string, string>> = {}) {
  return openWidget(
    'bw-product',
    { shop: 'maple-lane', id: 'stoneware-mug', ...more },
    {
      'GET /marketplace/shop/maple-lane/product/stoneware-mug': product,
      'GET /marketplace/shop/maple-lane/products': { results: [], total: 0 },
    },
  );
}

test('delivery is that of the narrowest zone around the shop, until another place is chosen', async () => {
  addProduct();
  await expect.element(words('To Ontario, Canada')).toBeVisible();
  await expect.element(words('Local van')).toBeVisible();
  await expect.element(words('3 to 7 days')).toBeVisible();
  await expect.element(words('Not sent to: United States and Australia.')).toBeVisible();
  await role('button', { name: 'Change where it goes' }).click();
  await role('combobox', { name: 'Province or territory' }).selectOptions('NU');
  await role('textbox', { name: 'Postal code' }).fill('x0a 0h0');
  await expectAccessible(document.body);
  await role('button', { name: 'Show delivery' }).click();
  await expect.poll(() => focused()?.textContent).toBe('Change');
  await expect.element(words('To X0A 0H0, Nunavut, Canada')).toBeVisible();
  await expect.element(words('$40.00')).toBeVisible();
  expect(JSON.parse(localStorage.getItem('boardwalk.delivery') ?? '')).toEqual({
    country: 'CA',
    region: 'NU',
    postalCode: 'X0A 0H0',
  });
});

test.each([
  ['12345', 'Enter a postal code like L8P 1A1.'],
  ['H2X 1A1', 'This code is of another province or territory. Correct the code or the province.'],
])('%s is no place in Ontario', async (code, fault) => {
  addProduct();
  await role('button', { name: 'Change where it goes' }).click();
  const field = role('textbox', { name: 'Postal code' });
  await field.fill(code);
  await role('button', { name: 'Show delivery' }).click();
  await expect.element(field).toHaveAccessibleDescription(fault);
  await expect.poll(() => focused()?.getAttribute('name')).toBe('postalCode');
  await expectAccessible(document.body);
  expect(localStorage.getItem('boardwalk.delivery')).toBe(null);
  await field.fill('');
  await role('button', { name: 'Show delivery' }).click();
  await expect.element(words('To Ontario, Canada')).toBeVisible();
});

test('where rates go by postal code, the code is requested before anything is said', async () => {
  const { shop, ...product } = sampleProduct();
  const rates = shop.rates.map(({ rate, ...known }) => ({
    ...known,
    rate: { ...rate, zone: { country: 'CA' as const, regions: ['ON'], postalPrefixes: ['L8'] } },
  }));
  addProduct({ ...product, shop: { ...shop, rates } });
  await expect.element(words('Delivery depends on the postal code.')).toBeVisible();
});

test('without a weight, a rate by weight has no price, and another place may have one', async () => {
  const { shop, variants, ...product } = sampleProduct();
  const [first] = shop.rates;
  if (!first) throw new Error('The shop has rates.');
  const zone = { country: 'CA' as const, regions: ['ON'], postalPrefixes: [] };
  const steps = [{ upTo: 5000, price: 1800 }];
  const rates = [
    { ...first, id: 'by-weight', rate: { ...first.rate, by: 'weight' as const, steps, zone } },
    {
      ...first,
      id: 'van',
      rate: { ...first.rate, name: 'Van', zone: { ...zone, regions: ['QC'] } },
    },
  ];
  const light = variants.map((variant) => ({ ...variant, weight: null }));
  addProduct({ ...product, variants: light, shop: { ...shop, rates } });
  await expect
    .element(words('Sent to Ontario, Canada. Ask the shop what that costs.'))
    .toBeVisible();
  await expect.element(words('In Canada, sent only to: Ontario and Quebec.')).toBeVisible();
  await role('button', { name: 'Change where it goes' }).click();
  await role('combobox', { name: 'Province or territory' }).selectOptions('QC');
  await role('button', { name: 'Show delivery' }).click();
  await expect.element(words('Van')).toBeVisible();
});

test.each([
  ['en-CA', 'Free from $75'],
  ['fr-CA', 'Gratuit à partir de 75\u00a0$'],
])('in %s a rate says from when it is free', async (locale, text) => {
  const { shop, ...product } = sampleProduct();
  const rates = shop.rates.map(({ rate, ...known }) => ({
    ...known,
    rate: { ...rate, freeFrom: 7500 },
  }));
  addProduct({ ...product, shop: { ...shop, rates } }, { locale });
  await expect.element(words(text)).toBeVisible();
});

test('the chosen place is remembered, and a place that is not served says so', async () => {
  const place = { country: 'US', region: 'NY', postalCode: null };
  localStorage.setItem('boardwalk.delivery', JSON.stringify(place));
  addProduct();
  await expect
    .element(words('The shop doesn’t send this product to New York, United States.'))
    .toBeVisible();
});

test.each([
  ['{"country":"XX"}'],
  ['[]'],
  ['{"country":'],
  ['{"country":"CA","region":7,"postalCode":{}}'],
])('what else stands in the browser in place of it is nothing: %s', async (text) => {
  localStorage.setItem('boardwalk.delivery', text);
  addProduct();
  await expect.element(words(text.includes('CA') ? 'To Canada' : 'To Ontario')).toBeVisible();
});

test.each([
  ['INCLUDED', 'Free delivery'],
  ['PICKUP_ONLY', 'This product is picked up at the shop.'],
  ['CONTACT_STORE', 'Ask the shop how this product is sent'],
] as const)('%s reads “%s”', async (shippingSupport, sentence) => {
  addProduct(sampleProduct({ shippingSupport }));
  await expect.element(words(sentence)).toBeVisible();
  await expect.element(words('Pickup in Welland')).toBeVisible();
});
