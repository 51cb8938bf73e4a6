import { clearLocalDrafts } from '@boardwalk/sdk-core/account/sessions/local-drafts';
import { beforeEach, expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { createEnvironment } from '../../element/environment/create-environment.ts';
import { registerElement } from '../../element/mount/register-element.ts';
import { expectAccessible } from '../../kit/testing/accessibility.fixture.ts';
import { narrow, shadowOf, untilShown } from '../../kit/testing/add-widget.fixture.ts';
import { fakeApi, problem, siteOrigin } from '../../kit/testing/fake-api.fixture.ts';
import { hydrate } from '../../kit/testing/hydrate.fixture.ts';
import { openWidget } from '../../kit/testing/open-widget.fixture.ts';
import { expectText, role, words } from '../../kit/testing/role.fixture.ts';
import {
  sampleProduct,
  sampleProductSummary,
  sampleVariant,
} from '../testing/sample-product.fixture.ts';
import productTable from './bw-product.element.tsx';
import server from './bw-product.server.ts';

registerElement(productTable);

const attributes = { shop: 'maple-lane', id: 'stoneware-mug' };
const path = 'GET /marketplace/shop/maple-lane/product/stoneware-mug';
const others = 'GET /marketplace/shop/maple-lane/products';
const listed = { results: [sampleProductSummary(8)], total: 1 };

function addProduct(
  answer: unknown = sampleProduct(),
  more: Readonly<Record<string, string>> = {},
  answers: Readonly<Record<string, unknown>> = {},
  settings: Parameters<typeof openWidget>[3] = {},
) {
  const all = { [path]: answer, [others]: listed, ...answers };
  return openWidget('bw-product', { ...attributes, ...more }, all, settings);
}

beforeEach(() => {
  localStorage.removeItem('boardwalk.delivery');
  clearLocalDrafts();
});

test('a product shows its pictures, price and shop, and leads on', async () => {
  addProduct();
  await expect.element(role('heading', { name: 'Stoneware mug' })).toBeVisible();
  await expectText(words('$48.00'), '$48.00');
  await expect.element(words('$60.00')).toBeVisible();
  await expect.element(words('In stock')).toBeVisible();
  await expect
    .element(role('link', { name: 'Maple Lane Pottery' }).first())
    .toHaveAttribute('href', `${siteOrigin}/marketplace/shop/maple-lane`);
  await expect.element(role('heading', { name: 'More of Maple Lane Pottery' })).toBeVisible();
  await expect
    .element(role('link', { name: 'Product 8' }))
    .toHaveAttribute('href', `${siteOrigin}/product/maple-lane/product-8`);
  await expect.element(words('Goes into the dishwasher.')).toBeVisible();
  await expectAccessible(document.body);
});

test('it reports its title', async () => {
  const told = vi.fn<(detail: unknown) => void>();
  document.body.addEventListener('bw-product', (event) => told((event as CustomEvent).detail), {
    once: true,
  });
  addProduct();
  await expect.poll(() => told.mock.calls).toEqual([[{ ...attributes, title: 'Stoneware mug' }]]);
});

test('options say what is sold out before they are pressed', async () => {
  addProduct(sampleProduct(), { variant: '2' });
  await expect.element(role('radio', { name: 'Large' })).toBeChecked();
  await expect.element(role('radio', { name: 'Blue, sold out' })).toBeInTheDocument();
  await expect.element(words('Only 3 left')).toBeVisible();
  await expectAccessible(document.body);
});

test('what is sold out can be chosen, says so, and shows its picture', async () => {
  const { element } = addProduct(sampleProduct(), { variant: '2' });
  await role('radio', { name: 'Blue' }).click();
  await expect.element(role('radio', { name: 'Blue, sold out' })).toBeChecked();
  await expect
    .poll(() => shadowOf(element).querySelector('.availability')?.textContent)
    .toBe('Sold out');
  await expect.element(role('button', { name: 'Enlarge picture 2 of 3' })).toBeVisible();
  expect(element.getAttribute('variant')).toBe('3');
});

test('a combination that is not sold says so, without a price of its own', async () => {
  addProduct();
  await expect
    .element(role('radio', { name: 'Blue, not sold in this combination' }))
    .toBeInTheDocument();
  await role('radio', { name: 'Blue' }).click();
  await expect.element(words('This combination isn’t sold.')).toBeVisible();
  await expect.element(words('from $48.00')).toBeVisible();
  await role('radio', { name: 'Large' }).click();
  await expect.element(words('$56.00')).toBeVisible();
});

test('by keyboard, arrows move through the values of an option and Tab to the next', async () => {
  const { element } = addProduct();
  const oat = role('radio', { name: 'Oat' });
  await expect.element(oat).toBeChecked();
  oat.element().focus();
  await userEvent.keyboard('{Tab}{ArrowRight}');
  await expect.element(role('radio', { name: 'Large' })).toBeChecked();
  await expect.element(words('Only 3 left')).toBeVisible();
  await userEvent.keyboard('{Shift>}{Tab}{/Shift}{ArrowRight}');
  await expect.element(role('radio', { name: 'Blue' })).toBeChecked();
  expect(element.getAttribute('variant')).toBe('3');
});

test('a picture of the row shows large, and opens with the others', async () => {
  addProduct();
  await role('button', { name: 'Show picture 3' }).click();
  await role('button', { name: 'Enlarge picture 3 of 3: View 3' }).click();
  await expect.element(role('dialog', { name: 'Pictures of Stoneware mug' })).toBeVisible();
});

test('a price with its tax says so, and what is used says how much', async () => {
  addProduct(sampleProduct({ currency: 'AUD', isTaxIncluded: true, condition: 'LIGHTLY_USED' }));
  await expect.element(words('incl. GST')).toBeVisible();
  await expect.element(words('Lightly used')).toBeVisible();
});

test('a simple product has no options', async () => {
  const { element } = addProduct(
    sampleProduct({
      options: [],
      images: [],
      variants: [sampleVariant(1, [], { availability: 'on-order' })],
    }),
  );
  await expect.element(words('Made to order')).toBeVisible();
  expect(shadowOf(element).querySelector('fieldset')).toBe(null);
  await expectAccessible(document.body);
});

test('a shop that is away says until when, and why', async () => {
  const { shop } = sampleProduct();
  const away = { until: '2026-12-24T12:00:00.000Z', message: 'At the winter fair.' };
  addProduct(sampleProduct({ shop: { ...shop, state: 'away', away } }));
  await expect
    .element(words('Maple Lane Pottery takes no orders now. It is back on Dec 24, 2026.'))
    .toBeVisible();
  await expect.element(words('At the winter fair.')).toBeVisible();
});

test('what the public does not see says so to the people of the shop', async () => {
  addProduct(sampleProduct({ isActive: false, structuredData: null }));
  await expect.element(words('Only the people of the shop see this page')).toBeVisible();
});

test.each([
  ['not-found', 'There is no product at this address.'],
  ['gone', 'This product is not for sale at the moment.'],
] as const)('“%s” reads “%s”, and leads to the shop', async (code, sentence) => {
  addProduct(() => problem(code));
  await expect.element(words(sentence)).toBeVisible();
  await expect
    .element(role('link', { name: 'Visit the shop' }))
    .toHaveAttribute('href', `${siteOrigin}/marketplace/shop/maple-lane`);
  await expectAccessible(document.body);
});

test('after a failure, another try brings it', async () => {
  let isDown = true;
  addProduct(() => (isDown ? problem('internal') : sampleProduct()));
  await expectText(role('alert'), 'can’t be shown');
  isDown = false;
  await role('button', { name: 'Try again' }).click();
  await expect.element(role('heading', { name: 'Stoneware mug' })).toBeVisible();
});

test('while it is on its way its places stand there', async () => {
  const { element } = addProduct(() => new Promise(() => undefined));
  await untilShown(element, '.place-picture');
  await expectText(role('status'), 'Loading the product');
  await expectAccessible(document.body);
});

test('another id is another product', async () => {
  const { element } = addProduct();
  await untilShown(element, '.product-title');
  fakeApi({
    'GET /marketplace/shop/maple-lane/product/vase': sampleProduct({ id: 'vase', title: 'Vase' }),
    [others]: listed,
  });
  element.setAttribute('id', 'vase');
  await expect.element(role('heading', { name: 'Vase' })).toBeVisible();
});

test('on a page of others, the question is asked on our own site', async () => {
  addProduct();
  await role('button', { name: 'Ask the shop' }).click();
  await expect
    .element(role('link', { name: 'Open on Boardwalk' }))
    .toHaveAttribute('href', `${siteOrigin}/product/maple-lane/stoneware-mug`);
});

test('the card of the shop says how soon its owner replies', async () => {
  addProduct();
  await expect.element(words('Usually replies within a few hours')).toBeVisible();
});

test('a visitor reports the product', async () => {
  const { api } = addProduct(sampleProduct(), {}, { 'POST /report': () => problem('conflict') });
  await userEvent.click(role('button', { name: 'Report this product' }));
  const dialog = role('dialog', { name: 'Report this product' });
  await userEvent.click(dialog.getByRole('radio', { name: 'It is posted more than once' }));
  await userEvent.click(dialog.getByRole('button', { name: 'Send report' }));
  const known = 'You have told us of this product already.';
  await expect.element(dialog.getByRole('alert').filter({ hasText: known })).toBeVisible();
  expect(api.callsOf('POST /report')).toEqual([
    'POST /report {"kind":"product","id":"maple-lane/stoneware-mug","reason":"duplicate","words":""}',
  ]);
});

test('an owner who takes no messages is not asked', async () => {
  const { shop } = sampleProduct();
  const owner = { ...shop.owner, takesMessages: false };
  const { element } = addProduct(sampleProduct({ shop: { ...shop, owner } }));
  await untilShown(element, '.buy-actions');
  expect(shadowOf(element).querySelector('.buy-actions')?.textContent).not.toContain('Ask');
});

test('what the server rendered stays as it is, and is not requested again', async () => {
  const api = fakeApi({ [path]: sampleProduct(), [others]: listed });
  await hydrate(productTable, attributes, { server });
  expect(api.callsOf(path)).toEqual([path]);
});

test('a preview shows what a script has set, without a call or a way to ask', async () => {
  const { element, api } = addProduct(sampleProduct(), { id: 'preview', preview: '' });
  Object.assign(element, { product: sampleProduct({ id: 'preview', title: 'Unfinished mug' }) });
  await expect.element(role('heading', { name: 'Unfinished mug' })).toBeVisible();
  await expect.element(words('Delivery')).toBeInTheDocument();
  await expect.element(role('heading', { name: 'The shop' })).toBeInTheDocument();
  for (const name of ['Ask the shop', 'Share', 'Report this product']) {
    expect(role('button', { name }).elements()).toEqual([]);
  }
  expect(api.calls.filter((call) => call.includes('/marketplace/'))).toEqual([]);
});

test('right to left and 280 px wide, nothing sticks out', async () => {
  document.documentElement.dir = 'rtl';
  const long = 'Donaudampfschifffahrtsgesellschaften';
  const { element } = addProduct(
    sampleProduct({
      title: long,
      options: [{ name: long, values: [long + long] }],
      variants: [sampleVariant(1, [long + long])],
    }),
  );
  narrow(element, 280);
  const shown = await untilShown(element, '.product');
  await expect.element(words('Delivery')).toBeInTheDocument();
  expect(shown.scrollWidth).toBeLessThanOrEqual(shown.clientWidth);
  await expectAccessible(document.body);
});

test('its head describes it to search engines and to those who share it', () => {
  const env = createEnvironment({
    // A head is written from what was loaded; nothing is requested.
    client: { call: () => Promise.reject(new Error('Nobody answers')) } as never,
    clock: { now: () => 0 },
    locale: 'fr-CA',
    timeZone: 'America/Toronto',
    apiOrigin: siteOrigin,
    siteOrigin,
  });
  const values = { ...attributes, variant: 0, preview: false, headingLevel: 1 };
  const head = server.writeHead(sampleProduct(), values, env);
  expect(head).toMatchObject({
    title: 'Stoneware mug · Maple Lane Pottery',
    path: '/product/maple-lane/stoneware-mug',
    kind: 'product',
    isIndexed: true,
    structuredData: [{ url: `${siteOrigin}/fr/product/maple-lane/stoneware-mug` }],
  });
  expect(head.image?.url).toBe(`${siteOrigin}/media/picture-1/1280.webp`);
  const hidden = server.writeHead(sampleProduct({ isActive: false }), values, env);
  expect(hidden).toMatchObject({ isIndexed: false, structuredData: [] });
});
