import { userEvent } from 'vitest/browser';
import type { Opening } from '../../every-field/opening.fixture.ts';
import { untilShown } from '../../kit/testing/add-widget.fixture.ts';
import { openWidget } from '../../kit/testing/open-widget.fixture.ts';
import { gridRowOf } from '../bw-products/grid/product-grid.fixture.ts';
import { heavy } from '../bw-shipping-rates/rates.fixture.ts';
import { answerProductSearch, productSearchPath } from './found-products.fixture.ts';
import { sampleShop } from './sample-shop.fixture.ts';
import { listedOf, settingsOf, shirt, shopAnswers, shopPath } from './shop.fixture.ts';

const products = [listedOf('mug', { title: 'Stoneware mug' })];

function openProduct(attributes: Readonly<Record<string, string>> = {}): HTMLElement {
  return openWidget(
    'bw-product-editor',
    { shop: 'maple', ...attributes },
    {
      ...shopAnswers,
      [`GET ${shopPath}/product/mug/settings`]: settingsOf('mug'),
      [`GET ${shopPath}/product/shirt/settings`]: shirt,
    },
  ).element;
}

function openProducts(): HTMLElement {
  return openWidget(
    'bw-products',
    { shop: 'maple' },
    {
      ...shopAnswers,
      [`GET ${shopPath}/products/all`]: { results: products, total: 1 },
      [`GET ${shopPath}/product/mug/settings`]: settingsOf('mug'),
    },
  ).element;
}

/** The grid in which many products are edited. */
function openGrid(): HTMLElement {
  return openWidget(
    'bw-products',
    { shop: 'maple', view: 'grid' },
    {
      ...shopAnswers,
      [`GET ${shopPath}/products/rows`]: { results: [gridRowOf(1), gridRowOf(2)], total: 2 },
      [`GET ${shopPath}/products/edits`]: { results: [] },
    },
  ).element;
}

/** Chooses all products, whose prices are to change. */
async function openRepricing(): Promise<HTMLElement> {
  const element = openProducts();
  await userEvent.click(await untilShown(element, 'thead input[type=checkbox]'));
  await untilShown(element, '.table-bulk');
  return element;
}

function openRates(): HTMLElement {
  return openWidget(
    'bw-shipping-rates',
    { shop: 'maple', rate: heavy.id },
    { ...shopAnswers, [`GET ${shopPath}/shipping`]: [heavy] },
  ).element;
}

/** A shop with its filters, which searches find by price and stock. */
function openShop(): HTMLElement {
  const path = 'GET /marketplace/shop/maple-lane';
  return openWidget(
    'bw-shop',
    { shop: 'maple-lane' },
    {
      [path]: sampleShop(),
      [`${path}/products`]: { results: [], total: 14 },
      'POST /marketplace/search': {
        ...{ results: [], total: { count: 0, isCapped: false }, nextCursor: null, place: null },
        ...{ currency: 'CAD', isSimilar: false, repairs: [] },
        facets: {
          ...{ category: [], leaves: [], condition: [], isCapped: false },
          price: [
            { from: null, to: 2_000, count: 2 },
            { from: 2_000, to: null, count: 1 },
          ],
        },
      },
    },
  ).element;
}

/** Where the fields of a seller's screens are pressed: of a shop of their own. */
export const shopOpenings: readonly Opening[] = [
  { tag: 'bw-products', open: openProducts },
  { tag: 'bw-products', open: openGrid, shows: '[role=gridcell] input[type=checkbox]' },
  {
    tag: 'bw-products',
    open: openRepricing,
    presses: ['Change prices'],
    shows: 'dialog .repricing-fields select',
  },
  {
    tag: 'bw-products-search',
    open: () =>
      openWidget(
        'bw-products-search',
        { 'ships-to': 'CA', near: 'Welland, ON' },
        { [productSearchPath]: answerProductSearch() },
      ).element,
    presses: ['Filters'],
  },
  {
    tag: 'bw-products-search',
    open: () =>
      openWidget('bw-products-search', {}, { [productSearchPath]: answerProductSearch() }).element,
    shows: '.products-tools select',
  },
  { tag: 'bw-product-editor', open: () => openProduct() },
  {
    tag: 'bw-product-editor',
    open: () => openProduct({ product: 'shirt' }),
    presses: ['More about Red / S'],
    shows: '.variant-more select',
  },
  {
    tag: 'bw-product-editor',
    open: () => openProduct({ product: 'shirt' }),
    presses: ['Set for all variants'],
    shows: 'dialog select',
  },
  {
    tag: 'bw-product-editor',
    open: () => openProduct({ product: 'mug' }),
    presses: ['Correct'],
    shows: 'dialog select',
  },
  {
    tag: 'bw-shop',
    open: openShop,
    presses: ['Filters'],
    shows: '.shop-filters select:has(option:nth-child(2))',
  },
  { tag: 'bw-shipping-rates', open: openRates, shows: '.rate-regions .checkbox' },
];
