import type { PageSettings } from '@boardwalk/sdk-core/vocabulary/routes/page-settings';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { registerElement } from '../../element/mount/register-element.ts';
import { expectAccessible } from '../../kit/testing/accessibility.fixture.ts';
import { focused, narrow, shadowOf, untilShown } from '../../kit/testing/add-widget.fixture.ts';
import { fakeApi, problem, siteOrigin } from '../../kit/testing/fake-api.fixture.ts';
import { hydrate } from '../../kit/testing/hydrate.fixture.ts';
import { openWidget } from '../../kit/testing/open-widget.fixture.ts';
import { expectText, role, words } from '../../kit/testing/role.fixture.ts';
import productTable from '../bw-product/bw-product.element.tsx';
import { sampleProduct, sampleProductSummary } from '../testing/sample-product.fixture.ts';
import { sampleShop } from '../testing/sample-shop.fixture.ts';
import shopTable from './bw-shop.element.tsx';
import server from './bw-shop.server.ts';

registerElement(shopTable);
registerElement(productTable);

const path = 'GET /marketplace/shop/maple-lane';
const listing = `${path}/products`;
const all = Array.from({ length: 14 }, (_, index) => sampleProductSummary(index + 1));

/** Answers the products as the API does: of a shelf, from a start. */
function answerProducts(_init: RequestInit, url: string) {
  const query = new URLSearchParams(url.replace(/^.*\?/, ''));
  const category = query.get('category');
  const found = category === 'HOME_DECOR' ? all.slice(0, 1) : all;
  const start = Number(query.get('start') ?? 0);
  return { results: found.slice(start, start + 12), total: found.length };
}

function addShop(
  answers: Readonly<Record<string, unknown>> = {},
  more: Readonly<Record<string, string>> = {},
  settings: PageSettings = {},
) {
  return openWidget(
    'bw-shop',
    { shop: 'maple-lane', ...more },
    { [path]: sampleShop(), [listing]: answerProducts, ...answers },
    settings,
  );
}

/** The heading of a table has the same words, behind it. */
const openBelow = (title: string) => page.getByText(title, { exact: true }).first().click();

const cards = (element: Element) => shadowOf(element).querySelectorAll('.product-grid .card');

test('a shop shows who it is, its shelves and its products', async () => {
  const { element } = addShop();
  await expect.element(role('heading', { name: 'Maple Lane Pottery', level: 2 })).toBeVisible();
  await expect.element(role('heading', { name: 'Products', level: 3 })).toBeInTheDocument();
  await expect.element(words('14 products')).toBeVisible();
  await expect
    .element(role('link', { name: 'All products' }))
    .toHaveAttribute('aria-current', 'page');
  await expect
    .element(role('link', { name: 'Home decor' }))
    .toHaveAttribute('href', `${siteOrigin}/marketplace/shop/maple-lane?shelf=HOME_DECOR`);
  expect(cards(element)).toHaveLength(12);
  await expect.element(words('About Maple Lane Pottery')).toBeVisible();
  await expectAccessible(document.body);
});

test('more products follow those that show, and take over the focus of the button that goes', async () => {
  const { element } = addShop();
  const more = role('button', { name: 'Show more' });
  await expect.element(more).toBeVisible();
  more.element().focus();
  await userEvent.keyboard('{Enter}');
  await expect.poll(() => cards(element).length).toBe(14);
  await expect.element(more).not.toBeInTheDocument();
  await expect.poll(() => focused()?.textContent).toBe('Product 13');
});

test('more that can’t be reached is tried again, and what shows stays', async () => {
  let isDown = true;
  const { element } = addShop({
    [listing]: (init: RequestInit, url: string) =>
      isDown && url.includes('start=12') ? problem('internal') : answerProducts(init, url),
  });
  await role('button', { name: 'Show more' }).click();
  await expect.element(words('What you see may be old.')).toBeVisible();
  expect(cards(element)).toHaveLength(12);
  isDown = false;
  await role('button', { name: 'Try again' }).click();
  await expect.poll(() => cards(element).length).toBe(14);
});

test('a shelf and an order are attributes, and the shop is requested once', async () => {
  const { element, api } = addShop();
  await role('link', { name: 'Home decor' }).click();
  await expect.element(words('1 product')).toBeVisible();
  expect(element.getAttribute('shelf')).toBe('HOME_DECOR');
  await role('link', { name: 'All products' }).click();
  await role('combobox', { name: 'Sort by' }).selectOptions('-price');
  await expect.poll(() => element.getAttribute('sort')).toBe('-price');
  await expect.poll(() => api.callsOf(listing).length).toBe(4);
  expect(api.callsOf(path).filter((call) => call === path)).toHaveLength(1);
});

test('on a page of others a product opens in place, and closes again', async () => {
  const { element } = addShop({
    [`${path}/product/product-1`]: sampleProduct({ id: 'product-1', title: 'Product 1' }),
  });
  await role('link', { name: 'Product 1', exact: true }).click();
  await expect.element(role('dialog', { name: 'Product' })).toBeVisible();
  await expect.element(role('heading', { name: 'Product 1', level: 3 }).last()).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await expect.poll(() => shadowOf(element).querySelector('dialog')).toBe(null);
});

/** Pages of a merchant's own. */
const ownPages = {
  productTemplate: '/product?shop={shopId}&id={id}',
  shopTemplate: '/shop?shop={shopId}',
};

test('where the page has a page of its own for products, they lead there', async () => {
  const { element } = addShop({}, {}, ownPages);
  const followed: string[] = [];
  element.addEventListener('bw-navigate', (event) => {
    event.preventDefault();
    followed.push((event as CustomEvent).detail.href);
  });
  const link = role('link', { name: 'Product 1', exact: true });
  await expect.element(link).toHaveAttribute('href', '/product?shop=maple-lane&id=product-1');
  await link.click();
  await expect.poll(() => followed).toEqual(['/product?shop=maple-lane&id=product-1']);
  expect(shadowOf(element).querySelector('dialog')).toBe(null);
});

test.each([
  ['/shop', {}, '/shop?shelf=HOME_DECOR', '/shop'],
  ['/shop?shop={shopId}#all', {}, '/shop?shop=maple-lane&shelf=HOME_DECOR#all'],
  ['/shop', { 'url-sync': 'pots' }, '/shop?pots.shelf=HOME_DECOR'],
])(
  'on the shop’s own page %s a shelf has its address',
  async (shopTemplate, more, ...addresses) => {
    addShop({}, more, { shopTemplate });
    const [shelf = '', all] = addresses;
    await expect.element(role('link', { name: 'Home decor' })).toHaveAttribute('href', shelf);
    if (all === undefined) return;
    await expect.element(role('link', { name: 'All products' })).toHaveAttribute('href', all);
  },
);

test('a dialog that the tag asks for comes before a page of the product', async () => {
  const { element } = addShop({}, { opens: 'dialog' }, ownPages);
  const opened: unknown[] = [];
  element.addEventListener('bw-product-open', (event) => {
    event.preventDefault();
    opened.push((event as CustomEvent).detail);
  });
  await role('link', { name: 'Product 1', exact: true }).click();
  await expect.poll(() => opened).toEqual([{ shop: 'maple-lane', id: 'product-1' }]);
});

test('a page may take a product over', async () => {
  const { element } = addShop();
  element.addEventListener('bw-product-open', (event) => event.preventDefault());
  await role('link', { name: 'Product 1', exact: true }).click();
  await expect.element(words('14 products')).toBeVisible();
  expect(shadowOf(element).querySelector('dialog')).toBe(null);
});

test('hours, contact and policies are opened below', async () => {
  addShop();
  await openBelow('Contact');
  await expect.element(role('link', { name: 'hello@maple.example' })).toBeVisible();
  await openBelow('Hours');
  await expect.element(role('rowheader', { name: 'Monday' })).toBeVisible();
  await openBelow('Returns');
  await expect.element(words('Within 30 days.')).toBeVisible();
  await expectAccessible(document.body);
});

test('how soon the owner replies is said', async () => {
  addShop();
  await expect.element(words('Usually replies within a few hours')).toBeVisible();
});

test('nothing is said of replies that nobody knows', async () => {
  addShop({ [path]: sampleShop({ replies: null }) });
  await expect.element(words('About Maple Lane Pottery')).toBeVisible();
  expect(words('Usually replies').elements()).toEqual([]);
});

test('a visitor reports the shop', async () => {
  const { api } = addShop({ 'POST /report': { isAnswered: false } });
  await userEvent.click(role('button', { name: 'Report this shop' }));
  const dialog = role('dialog', { name: 'Report this shop' });
  await userEvent.click(dialog.getByRole('radio', { name: 'It looks like a scam' }));
  await expectAccessible(document.body);
  await userEvent.click(dialog.getByRole('button', { name: 'Send report' }));
  await expect.element(words('Thank you.')).toBeVisible();
  expect(api.callsOf('POST /report')).toEqual([
    'POST /report {"kind":"shop","id":"maple-lane","reason":"scam","words":""}',
  ]);
  await userEvent.keyboard('{Enter}');
  await expect.poll(() => focused()?.textContent).toBe('Report this shop');
});

test('an address that runs a script is no link', async () => {
  const contact = { phone: null, email: null, website: 'javascript:alert(1)' };
  const { element } = addShop({ [path]: sampleShop({ contact }) });
  await openBelow('Contact');
  expect(shadowOf(element).querySelector('[href^="javascript"]')).toBe(null);
});

test('an empty shop says so', async () => {
  addShop({
    [path]: sampleShop({ shelves: [], cover: null, hours: null }),
    [listing]: { results: [], total: 0 },
  });
  await expect.element(words('This shop has no products yet.')).toBeVisible();
  await expectAccessible(document.body);
});

test('an empty shelf leads to all products', async () => {
  const { element } = addShop(
    {
      [listing]: (init: RequestInit, url: string) =>
        url.includes('category') ? { results: [], total: 0 } : answerProducts(init, url),
    },
    { shelf: 'GARDEN_AND_PATIO' },
  );
  await role('link', { name: 'Show all products' }).click();
  await expect.poll(() => cards(element).length).toBe(12);
});

test('a shop that is away says so', async () => {
  addShop({ [path]: sampleShop({ state: 'away', away: { until: null, message: 'Moving.' } }) });
  await expect.element(words('The shop takes no orders now.')).toBeVisible();
  await expect.element(words('Moving.')).toBeVisible();
});

test.each([
  ['not-found', 'There is no shop at this address.'],
  ['gone', 'This shop is not open at the moment.'],
  ['too-many-requests', 'That was a lot of pages at once.'],
  ['origin-not-allowed', 'Shops can’t be shown on this site.'],
] as const)('“%s” reads “%s”', async (code, sentence) => {
  addShop({ [path]: () => problem(code) });
  await expect.element(words(sentence)).toBeVisible();
  await expectAccessible(document.body);
});

test('after a failure, another try brings it', async () => {
  let isDown = true;
  addShop({ [path]: () => (isDown ? problem('internal') : sampleShop()) });
  await expectText(role('alert'), 'can’t be shown');
  isDown = false;
  await role('button', { name: 'Try again' }).click();
  await expect.element(role('heading', { name: 'Maple Lane Pottery', level: 2 })).toBeVisible();
});

test('it speaks French', async () => {
  addShop({}, { locale: 'fr-CA' });
  await expect.element(words('14 produits')).toBeVisible();
  await expect.element(role('link', { name: 'Tous les produits' })).toBeVisible();
});

test('what the server rendered stays as it is, and is not requested again', async () => {
  const api = fakeApi({ [path]: sampleShop(), [listing]: answerProducts });
  await hydrate(shopTable, { shop: 'maple-lane' }, { server });
  const reads = api.calls.filter((call) => call.startsWith('GET'));
  expect(reads).toEqual([path, listing]);
});

test('a shop that shows counts a visit', async () => {
  let visits = 0;
  addShop({
    'POST /marketplace/shop/maple-lane/visit': () => {
      visits += 1;
      return null;
    },
  });
  await expect.poll(() => visits).toBe(1);
});

test('right to left and 280 px wide, nothing sticks out', async () => {
  document.documentElement.dir = 'rtl';
  const long = 'Donaudampfschifffahrtsgesellschaften';
  const { element } = addShop({ [path]: sampleShop({ name: long, description: long.repeat(9) }) });
  narrow(element, 280);
  const shown = await untilShown(element, '.shop');
  await expect.element(words('14 products')).toBeVisible();
  expect(shown.scrollWidth).toBeLessThanOrEqual(shown.clientWidth);
  await expectAccessible(document.body);
});
