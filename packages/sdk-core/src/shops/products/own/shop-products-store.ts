import { signedIn } from '../../../account/sessions/signed-in-store.ts';
import type { SharingEnvironment } from '../../../http/environment.ts';
import { createRemote, type RemoteStore } from '../../../http/remote.ts';
import {
  type ProductCategory,
  productCategories,
} from '../../../listings/enumerations/trade/product-categories.ts';
import { type Problem, toProblem } from '../../../vocabulary/problem.ts';
import type { TablePage, TableState } from '../../../vocabulary/table/table-state.ts';
import { readShopSettings } from '../../endpoints.ts';
import type { ShopSettings } from '../../schemas.ts';
import { productsPageSize } from '../../shop-limits.ts';
import {
  activateProduct,
  changeProduct,
  deactivateProduct,
  listShopProducts,
} from '../endpoints.ts';
import { type ProductSort, productSorts } from '../product-sorts.ts';
import type { OwnProduct } from '../schemas.ts';
import type { Repricing } from './repriced-products.ts';

/** Which products of a shop show. */
export interface ShopProductsQuery {
  readonly shopId: string;
  readonly text: string;
  readonly category: ProductCategory | undefined;
  readonly shows: 'yes' | 'no' | undefined;
  readonly sort: ProductSort;
  /** From 1. */
  readonly page: number;
}

/** What a table's state, which an address may have given, asks for; what it can't mean is left out. */
export function shopProductsQueryOf(
  shopId: string,
  { query, filters, sort, page }: TableState,
): ShopProductsQuery {
  const sign = sort?.direction === 'descending' ? '-' : '';
  return {
    shopId,
    text: query.trim(),
    category: productCategories.find((one) => one === filters.category),
    shows: (['yes', 'no'] as const).find((one) => one === filters.shows),
    sort: productSorts.find((one) => one === `${sign}${sort?.column}`) ?? 'newest',
    page,
  };
}

/** A page of a shop's products, with the shop. */
export interface ShopProductsPage extends TablePage<OwnProduct> {
  readonly shop: ShopSettings;
}

/** One that was not changed, and why. */
export interface FailedChange {
  readonly id: string;
  readonly title: string;
  readonly problem: Problem;
}

/** What became of a change of several products. */
export interface BulkOutcome {
  readonly done: number;
  readonly failed: readonly FailedChange[];
}

/** The products of a shop by page, whether they show or not; actions on them reload the page. */
export interface ShopProductsStore extends RemoteStore<ShopProductsPage, ShopProductsQuery> {
  /** Shows or hides products one after another; what is refused of one leaves the others. */
  setActive(shopId: string, ids: readonly string[], isActive: boolean): Promise<BulkOutcome>;
  /** Changes prices one product after another, each only as it was read. */
  reprice(shopId: string, changes: readonly Repricing[]): Promise<BulkOutcome>;
}

export function createShopProductsStore(
  env: Pick<SharingEnvironment, 'client' | 'store' | 'whenChanged' | 'hearsChanges'>,
): ShopProductsStore {
  const { client } = env;
  /** Of the products that were seen on any page, which can be chosen on several. */
  const titles = new Map<string, string>();
  const held = createRemote({
    owner: signedIn(env),
    topics: ['shops'],
    key: undefined,
    request: async (signal, wanted: ShopProductsQuery) => {
      const { shopId, text, category, shows, sort, page } = wanted;
      const params = { id: shopId };
      const query = {
        ...{ text, sort, start: (page - 1) * productsPageSize, size: productsPageSize },
        ...(category && { category }),
        ...(shows && { shows }),
      };
      const [shop, { results, total }] = await Promise.all([
        client.call(readShopSettings, { params }, { signal }),
        client.call(listShopProducts, { params, query }, { signal }),
      ]);
      for (const { id, title } of results) titles.set(id, title);
      return { shop, rows: results, total };
    },
  });

  /** Does it with one after another, then shows what has become of them. */
  async function each<Thing>(
    things: readonly Thing[],
    nameOf: (thing: Thing) => Pick<FailedChange, 'id' | 'title'>,
    change: (thing: Thing) => Promise<unknown>,
  ): Promise<BulkOutcome> {
    const failed: FailedChange[] = [];
    for (const thing of things) {
      await change(thing).catch((error: unknown) => {
        failed.push({ ...nameOf(thing), problem: toProblem(error) });
      });
    }
    await held.reload();
    return { done: things.length - failed.length, failed };
  }

  return {
    ...held,
    setActive: (shopId, ids, isActive) =>
      each(
        ids,
        (id) => ({ id, title: titles.get(id) ?? id }),
        (id) => {
          const params = { id: shopId, pid: id };
          return isActive
            ? client.call(activateProduct, { params })
            : client.call(deactivateProduct, { params });
        },
      ),
    reprice: (shopId, changes) =>
      each(
        changes,
        ({ product: { id, product } }) => ({ id, title: product.title }),
        ({ product: { id, version, product }, variants }) =>
          client.call(
            changeProduct,
            { params: { id: shopId, pid: id }, body: { product: { ...product, variants } } },
            { ifMatch: version },
          ),
      ),
  };
}
