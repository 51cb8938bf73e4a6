import { expect, onTestFinished, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { expectAccessible } from '../../../kit/testing/accessibility.fixture.ts';
import { focused } from '../../../kit/testing/add-widget.fixture.ts';
import { productAnswer } from '../../../shops/shared/products-below/product-answer.fixture.ts';
import { ApiProblem, fakeApi, page as firstPage } from '../testing/fake-api.fixture.ts';
import { openSearch } from '../testing/open-search.fixture.ts';
import { someListing } from '../testing/some-listing.fixture.ts';

/** A search with few results, whose end is near from the start. */
function fewItems(count = 2) {
  const items = Array.from({ length: count }, (_, index) =>
    someListing(index + 1, { listingType: 'item', title: `Item ${index + 1}`, attributes: {} }),
  );
  return fakeApi()
    .answer('search', () => ({
      ...firstPage,
      results: items,
      total: { count, isCapped: false },
      nextCursor: null,
    }))
    .answer('products', () => productAnswer(22));
}

const openItems = (more: Readonly<Record<string, string>> = {}) =>
  openSearch({ category: 'item', text: 'mug', near: '', ...more });

const heading = page.getByRole('heading', { name: 'From shops', level: 2 });
const section = page.getByRole('region', { name: 'From shops' });

/** Waits until whatever was to come has come. */
async function settle(search: ReturnType<typeof openSearch>) {
  await expect.poll(() => search.shadow.querySelector('input[type=search]')).not.toBe(null);
  await expect.poll(() => search.shadow.querySelectorAll('.card-place').length).toBe(0);
  await new Promise((resolve) => setTimeout(resolve, 300));
}

/** Scrolls to where the results end. */
async function reachEnd(search: ReturnType<typeof openSearch>) {
  const place = () => search.shadow.querySelector('.shop-products-place');
  await expect.poll(place).not.toBe(null);
  place()?.scrollIntoView({ block: 'center' });
}

test('products that fit show below items, eight at most, with who sells them', async () => {
  const api = fewItems();
  const search = openItems({ price: '10..50 CAD ONCE', filters: 'condition=NEW' });
  await expect.element(heading).toBeVisible();
  await expect.element(section.getByRole('article')).toHaveLength(8);
  await expect.element(section.getByText('Maple Lane Pottery · Welland').first()).toBeVisible();
  expect(api.productSearches()).toMatchObject([
    {
      body: {
        ...{ text: 'mug', condition: ['NEW'] },
        price: { min: 1_000, max: 5_000, currency: 'CAD' },
      },
    },
  ]);
  await expect
    .element(section.getByRole('link', { name: 'See all 22 products' }))
    .toHaveAttribute(
      'href',
      expect.stringMatching(/\/marketplace\?text=mug&condition=NEW&price=10\.\.50\+CAD$/),
    );
  await expect
    .element(page.getByRole('status').getByText('Products from shops are shown below the results.'))
    .toBeInTheDocument();
  await expectAccessible(search.element);
});

test('they are requested after the results, and move nothing that stands above', async () => {
  const answer = Promise.withResolvers<ReturnType<typeof productAnswer>>();
  const items = Promise.withResolvers<void>();
  const api = fewItems();
  const found = { ...firstPage, results: [someListing(1, { listingType: 'item' })] };
  api.answer('search', async () => {
    await items.promise;
    return found;
  });
  api.answer('products', () => answer.promise);
  const search = openItems();
  await search.shows('Searching…');
  expect(api.productSearches()).toEqual([]);
  items.resolve();
  await expect.poll(() => api.productSearches().length).toBe(1);
  await settle(search);
  const above = () => search.shadow.querySelector('.search-body')?.getBoundingClientRect().toJSON();
  const before = above();
  answer.resolve(productAnswer(3));
  await expect.element(heading).toBeVisible();
  expect(above()).toEqual(before);
});

test('far below, nothing is requested until somebody comes near', async () => {
  await page.viewport(390, 700);
  const api = fewItems(16);
  const search = openItems();
  await settle(search);
  expect(api.productSearches()).toEqual([]);
  scrollTo(0, document.body.scrollHeight);
  await expect.element(heading).toBeVisible();
  expect(api.productSearches()).toHaveLength(1);
  scrollTo(0, 0);
});

test('words that items do not have lead to products nonetheless', async () => {
  fewItems(0);
  openItems();
  await expect.element(page.getByText(/^Nothing matches this search/)).toBeVisible();
  await expect.element(section.getByRole('article')).toHaveLength(8);
});

test('similar ones are called so, and an end that is not counted is not named', async () => {
  fewItems().answer('products', () =>
    productAnswer(12, { isSimilar: true, total: { count: 1000, isCapped: true } }),
  );
  openItems({ text: 'mugg' });
  await expect
    .element(section.getByText('No product matches “mugg” exactly. These are similar.'))
    .toBeVisible();
  await expect
    .element(section.getByRole('link', { name: 'See all products', exact: true }))
    .toBeVisible();
});

test('other words bring other products, in one call each', async () => {
  const api = fewItems();
  const search = openItems();
  await expect.element(heading).toBeVisible();
  api.answer('products', () => productAnswer(1));
  search.element.setAttribute('text', 'bowl');
  await expect.element(section.getByRole('article')).toHaveLength(1);
  expect(api.productSearches().map(({ body }) => body.text)).toEqual(['mug', 'bowl']);
  await expect.element(section.getByRole('link', { name: 'See 1 product' })).toBeVisible();
});

test.each([
  ['none', () => productAnswer(0)],
  [
    'a failure',
    () => {
      throw new ApiProblem(500, 'internal');
    },
  ],
  [
    'a network that is gone',
    () => {
      throw new TypeError('Failed to fetch');
    },
  ],
] as const)('there is nothing below where there is %s', async (_, answer) => {
  const api = fewItems().answer('products', answer);
  const search = openItems();
  await expect.poll(() => api.productSearches().length).toBeGreaterThan(0);
  await settle(search);
  expect(heading.elements()).toEqual([]);
  expect(page.getByRole('alert').elements()).toEqual([]);
  expect(search.shadow.querySelector('.shop-products-place')?.clientHeight).toBe(0);
  await expectAccessible(search.element);
  // What is tried again must not reach the next test.
  search.element.remove();
  await new Promise((resolve) => setTimeout(resolve, 300));
});

test.each([
  [{ category: 'property' }],
  [{ category: 'property,event' }],
  [{ category: '', text: '' }],
  [{ category: 'item', filters: 'brand=Acme' }],
  [{ category: 'item', 'has-pictures': '' }],
  [{ category: 'item', owner: '7' }],
  [{ category: 'item', page: '2' }],
  [{ category: 'item', view: 'map' }],
])('no products are searched for %j', async (attributes) => {
  const api = fewItems();
  const search = openItems(attributes);
  await settle(search);
  expect(api.productSearches()).toEqual([]);
});

test('all categories have them below where there are words', async () => {
  const api = fewItems(0);
  openItems({ category: '', text: 'sirop d’érable' });
  await expect.element(heading).toBeVisible();
  expect(api.productSearches()[0]?.body.text).toBe('sirop d’érable');
});

test('another category takes them away, and the one before brings them back', async () => {
  const api = fewItems();
  const search = openItems();
  await expect.element(heading).toBeVisible();
  search.element.setAttribute('category', 'event');
  await expect.element(heading).not.toBeInTheDocument();
  search.element.setAttribute('category', 'item');
  await expect.element(heading).toBeVisible();
  expect(api.productSearches()).toHaveLength(1);
});

test('by the keyboard they follow the results, and one leads to its page', async () => {
  fewItems();
  const search = openItems();
  await expect.element(heading).toBeVisible();
  await settle(search);
  const routes: unknown[] = [];
  search.element.addEventListener('bw-navigate', (event) => {
    event.preventDefault();
    routes.push(event instanceof CustomEvent && event.detail);
  });
  const first = section.getByRole('link', { name: 'Product 1', exact: true });
  page.getByRole('link', { name: 'Item 2' }).element().focus();
  for (let presses = 0; presses < 8 && focused() !== first.element(); presses += 1) {
    await userEvent.keyboard('{Tab}');
  }
  expect(focused()).toBe(first.element());
  await userEvent.keyboard('{Enter}');
  expect(routes).toMatchObject([
    { route: { name: 'product', params: { shopId: 'maple-lane', id: 'product-1' } } },
  ]);
});

test('moved, doubled and removed, each has its own', async () => {
  const api = fewItems();
  const search = openItems();
  await expect.element(heading).toBeVisible();
  const other = openItems({ text: 'bowl' });
  const products = (one: typeof search) => one.shadow.querySelector('.shop-products');
  await settle(other);
  await reachEnd(other);
  await expect.poll(() => products(other)).not.toBe(null);
  const place = document.createElement('div');
  document.body.prepend(place);
  onTestFinished(() => place.remove());
  place.append(search.element);
  await settle(search);
  await reachEnd(search);
  await expect.poll(() => products(search)).not.toBe(null);
  other.element.remove();
  search.element.remove();
  expect(heading.elements()).toEqual([]);
  expect(new Set(api.productSearches().map(({ body }) => body.text))).toEqual(
    new Set(['mug', 'bowl']),
  );
});

test.each(['light', 'dark'])(
  'right to left and 280 px wide nothing sticks out, %s',
  async (theme) => {
    await page.viewport(280, 700);
    const long = 'Donaudampfschifffahrtsgesellschaft';
    fewItems().answer('products', () =>
      productAnswer(5, {
        results: productAnswer(5).results.map((one) => ({
          ...one,
          title: `${long} ${one.title}`,
          shop: { name: long, city: long },
        })),
      }),
    );
    const search = openItems({ theme });
    await settle(search);
    search.shadow.querySelector('.shop-products-place')?.scrollIntoView();
    await expect.element(heading).toBeVisible();
    search.shadow.querySelector('.bw-content')?.setAttribute('dir', 'rtl');
    const { scrollWidth, clientWidth } = document.documentElement;
    expect(scrollWidth).toBe(clientWidth);
    await expectAccessible(search.element);
  },
);

test('they speak French', async () => {
  fewItems();
  openItems({ locale: 'fr-CA' });
  await expect.element(page.getByRole('heading', { name: 'Dans les boutiques' })).toBeVisible();
  await expect.element(page.getByRole('link', { name: 'Voir les 22 produits' })).toBeVisible();
});
