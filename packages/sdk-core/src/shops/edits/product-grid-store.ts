import { signedIn } from '../../account/sessions/signed-in-store.ts';
import type { SharingEnvironment } from '../../http/environment.ts';
import { createRemote, type RemoteStore } from '../../http/remote.ts';
import { createIntention } from '../../posting/writing/intention.ts';
import type { Currency } from '../../vocabulary/places/countries.ts';
import type { TablePage } from '../../vocabulary/table/table-state.ts';
import { readShopSettings } from '../endpoints.ts';
import { mayInShop } from '../may-in-shop.ts';
import type { ShopProductsQuery } from '../products/own/shop-products-store.ts';
import type { ShopSettings } from '../schemas.ts';
import { gridPageSize } from './edit-limits.ts';
import { editProducts, listProductEdits, listProductRows, undoProductEdit } from './endpoints.ts';
import type { EditableRow, EditedProduct, EditResult, ProductEdit, UndoResult } from './schemas.ts';

/** A page of a shop's variants, with the shop and what was edited before. */
export interface ProductGridPage extends TablePage<EditableRow> {
  readonly shop: ShopSettings;
  /** The latest first; none for who may not write. */
  readonly edits: readonly ProductEdit[];
}

/** What became of an edit. */
export interface SavedEdit {
  readonly edit: ProductEdit | null;
  readonly results: readonly EditResult[];
}

/** What became of an edit that was undone. */
export interface UndoneEdit {
  readonly edit: ProductEdit;
  readonly results: readonly UndoResult[];
}

/** The variants of a shop by page; actions reload the page, and reject with a `Problem`. */
export interface ProductGridStore extends RemoteStore<ProductGridPage, ShopProductsQuery> {
  save(shopId: string, currency: Currency, products: EditedProduct[]): Promise<SavedEdit>;
  undo(shopId: string, editId: number): Promise<UndoneEdit>;
}

/** Milliseconds that an edit of many products may take. */
const longestEdit = 60_000;

export function createProductGridStore(
  env: Pick<SharingEnvironment, 'client' | 'store' | 'whenChanged' | 'hearsChanges'>,
): ProductGridStore {
  const { client } = env;
  const saving = createIntention();
  const undoing = createIntention();
  const held = createRemote({
    owner: signedIn(env),
    topics: ['shops'],
    key: undefined,
    request: async (signal, wanted: ShopProductsQuery): Promise<ProductGridPage> => {
      const { shopId, text, category, shows, sort, page } = wanted;
      const params = { id: shopId };
      const query = {
        ...{ text, sort, start: (page - 1) * gridPageSize, size: gridPageSize },
        ...(category && { category }),
        ...(shows && { shows }),
      };
      const [shop, { results, total }] = await Promise.all([
        client.call(readShopSettings, { params }, { signal }),
        client.call(listProductRows, { params, query }, { signal }),
      ]);
      const edits = mayInShop(shop, 'write')
        ? (await client.call(listProductEdits, { params }, { signal })).results
        : [];
      return { shop, rows: results, total, edits };
    },
  });

  return {
    ...held,
    async save(shopId, currency, products) {
      const body = { currency, products };
      const saved = await saving.carryOut({ shopId, body }, (idempotencyKey) =>
        client.call(
          editProducts,
          { params: { id: shopId }, body },
          { idempotencyKey, timeout: longestEdit },
        ),
      );
      await held.reload();
      return saved;
    },
    async undo(shopId, editId) {
      const undone = await undoing.carryOut({ shopId, editId }, (idempotencyKey) =>
        client.call(
          undoProductEdit,
          { params: { id: shopId, editId } },
          { idempotencyKey, timeout: longestEdit },
        ),
      );
      await held.reload();
      return undone;
    },
  };
}
