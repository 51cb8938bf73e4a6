import type { StoreEnvironment } from '../../http/environment.ts';
import { createRemote, lastValue, type RemoteStore } from '../../http/remote.ts';
import type { ProductCategory } from '../../listings/enumerations/trade/product-categories.ts';
import { readShop } from '../endpoints.ts';
import { listProducts } from '../products/endpoints.ts';
import type { ProductSort } from '../products/product-sorts.ts';
import type { ProductSummary } from '../products/schemas.ts';
import type { Shop } from '../schemas.ts';
import { productsPageSize } from '../shop-limits.ts';

/** Which products of which shop show. */
export interface ShopQuery {
  readonly shop: string;
  /** One of `productCategories`; empty for all of them. */
  readonly shelf: string;
  readonly sort: ProductSort;
}

/** A shop with the products of one query, as far as they were requested. */
export interface ShopPage {
  readonly query: ShopQuery;
  readonly shop: Shop;
  readonly products: readonly ProductSummary[];
  /** Of all pages. */
  readonly total: number;
}

type Client = Pick<StoreEnvironment, 'client'>;

/** Requests a shop with its first products; what is known of the shop is not requested again. */
export async function requestShopPage(
  env: Client,
  query: ShopQuery,
  { known, signal }: { readonly known?: Shop | undefined; readonly signal?: AbortSignal } = {},
): Promise<ShopPage> {
  const params = { id: query.shop };
  const [shop, { results, total }] = await Promise.all([
    known ?? env.client.call(readShop, { params }, signal ? { signal } : {}),
    requestProducts(env, query, 0, signal),
  ]);
  return { query, shop, products: results, total };
}

function requestProducts(
  { client }: Client,
  { shop, shelf, sort }: ShopQuery,
  start: number,
  signal?: AbortSignal,
) {
  // What an address says may be none: then the server refuses it.
  const category = shelf as ProductCategory | '';
  const query = { start, size: productsPageSize, sort, ...(category && { category }) };
  return client.call(listProducts, { params: { id: shop }, query }, signal ? { signal } : {});
}

export interface ShopPageStore extends RemoteStore<ShopPage, ShopQuery> {
  /** Requests the next products; those that show stay, whatever comes of it. */
  showMore(): Promise<void>;
}

/** A shop and its products, page by page. */
export function createShopPageStore(env: Client, initial?: ShopPage): ShopPageStore {
  const held: RemoteStore<ShopPage, ShopQuery> = createRemote({
    key: initial?.query,
    request(signal, query: ShopQuery): Promise<ShopPage> {
      const shown = lastValue(held.$state.get())?.shop;
      return requestShopPage(env, query, {
        known: shown?.id === query.shop ? shown : undefined,
        signal,
      });
    },
    initial,
  });

  /** What was added or sold meanwhile shifts the pages: each product shows once. */
  async function requestMore(page: ShopPage, signal: AbortSignal): Promise<ShopPage> {
    const { query, products } = page;
    const { results, total } = await requestProducts(env, query, products.length, signal);
    const shown = new Set(products.map(({ id }) => id));
    return {
      ...page,
      total,
      products: [...products, ...results.filter(({ id }) => !shown.has(id))],
    };
  }

  return {
    ...held,
    async showMore() {
      const page = lastValue(held.$state.get());
      if (page) await held.run((signal) => requestMore(page, signal));
    },
  };
}
