import type { ProductSearchAnswer } from '@boardwalk/sdk-core/shops/search/schemas';
import { userEvent } from 'vitest/browser';
import { registerElement } from '../../../element/mount/register-element.ts';
import { shadowOf } from '../../../kit/testing/add-widget.fixture.ts';
import { openWidget } from '../../../kit/testing/open-widget.fixture.ts';
import { role } from '../../../kit/testing/role.fixture.ts';
import productTable from '../../bw-product/bw-product.element.tsx';
import { productAnswer } from '../../shared/products-below/product-answer.fixture.ts';
import { sampleProductSummary } from '../../testing/sample-product.fixture.ts';
import { sampleShop } from '../../testing/sample-shop.fixture.ts';
import shopTable from '../bw-shop.element.tsx';

registerElement(shopTable);
registerElement(productTable);

const path = 'GET /marketplace/shop/maple-lane';
const listing = `${path}/products`;
const call = 'POST /marketplace/search';
const all = Array.from({ length: 14 }, (_, index) => sampleProductSummary(index + 1));

const facets: NonNullable<ProductSearchAnswer['facets']> = {
  category: [{ value: 'KITCHEN_AND_DINING', count: 3 }],
  leaves: [],
  condition: [],
  price: [
    { from: null, to: 2_000, count: 2 },
    { from: 2_000, to: null, count: 1 },
  ],
  isCapped: false,
};

interface Asked {
  readonly include: readonly string[];
  readonly text?: string;
  readonly [option: string]: unknown;
}

const bodyOf = (init: RequestInit): Asked => JSON.parse(String(init.body));

/** Answers counts, and pages as a test has them. */
function answerBy(answer: (asked: Asked, url: string) => unknown) {
  return (init: RequestInit, url: string) => {
    const asked = bodyOf(init);
    return asked.include.includes('facets') ? productAnswer(0, { facets }) : answer(asked, url);
  };
}

function addShop(
  answers: Readonly<Record<string, unknown>> = {},
  more: Readonly<Record<string, string>> = {},
) {
  return openWidget(
    'bw-shop',
    { shop: 'maple-lane', ...more },
    {
      [path]: sampleShop(),
      [listing]: { results: all.slice(0, 12), total: 14 },
      [call]: answerBy(() => productAnswer(3)),
      ...answers,
    },
  );
}

type Opened = ReturnType<typeof addShop>;

/** Bodies of the searches for a page. */
const searches = ({ api }: Opened): readonly Asked[] =>
  api
    .callsOf(call)
    .map((one): Asked => JSON.parse(one.slice(call.length)))
    .filter(({ include }) => include.includes('page'));

const field = role('searchbox', { name: 'Search in Maple Lane Pottery' });
const filters = role('button', { name: 'Filters' });
const cards = (element: Element) => shadowOf(element).querySelectorAll('.product-grid .card');

async function search(text: string) {
  await userEvent.fill(field, text);
  await userEvent.keyboard('{Enter}');
}

export {
  addShop as addSearchedShop,
  all as shelvedProducts,
  answerBy as answerSearch,
  call as productSearch,
  cards as shownCards,
  field as wordsField,
  filters as filtersButton,
  listing as shelfListing,
  path as searchedShop,
  search as searchWords,
  searches as pageSearches,
};
