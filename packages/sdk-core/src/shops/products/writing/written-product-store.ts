import { signedIn } from '../../../account/sessions/signed-in-store.ts';
import type { SharingEnvironment } from '../../../http/environment.ts';
import { createRemote, type RemoteStore } from '../../../http/remote.ts';
import { createIntention } from '../../../posting/writing/intention.ts';
import { toProblem } from '../../../vocabulary/problem.ts';
import { readShopSettings } from '../../endpoints.ts';
import type { ShopSettings } from '../../schemas.ts';
import { listShippingRates } from '../../shipping/endpoints.ts';
import type { ShippingRate } from '../../shipping/rate-schemas.ts';
import {
  activateProduct,
  changeProduct,
  correctStock,
  createProduct,
  deactivateProduct,
  readProductSettings,
} from '../endpoints.ts';
import type { ProductBody } from '../product-body.ts';
import type { ProductSettings, StockCorrection } from '../schemas.ts';

/** Which product is written, or of which one a new one begins as a copy. */
export interface WrittenProductId {
  readonly shopId: string;
  readonly productId: string | undefined;
}

/** A shop with its shipping rates, and a product of it. */
export interface OpenedProduct {
  readonly shop: ShopSettings;
  /** Ended ones too. */
  readonly rates: readonly ShippingRate[];
  readonly product: ProductSettings | undefined;
}

/** Whether a change was made, and the product as it stands. */
export interface ChangedProduct {
  /** Outdated where somebody else has changed it since it was read: nothing was done. */
  readonly outcome: 'saved' | 'outdated';
  readonly product: ProductSettings;
}

/** Whether a stock was changed, and how many pieces there are. */
export interface CorrectedStock {
  /** Outdated where pieces came or went since they were read: nothing was done. */
  readonly outcome: 'corrected' | 'outdated';
  readonly stock: number;
}

/**
 * What a form of a product begins with, by the address. It follows no hints: a form holds what it has
 * begun with until it is sent. Actions reject with a `Problem`.
 */
export interface WrittenProductStore extends RemoteStore<OpenedProduct, WrittenProductId> {
  create(shopId: string, product: ProductBody, isActive: boolean): Promise<ProductSettings>;
  change(shopId: string, known: ProductSettings, product: ProductBody): Promise<ChangedProduct>;
  /** Answers the product as it stands afterwards. */
  setActive(shopId: string, productId: string, isActive: boolean): Promise<ProductSettings>;
  correct(shopId: string, productId: string, correction: StockCorrection): Promise<CorrectedStock>;
}

export function createWrittenProductStore(
  env: Pick<SharingEnvironment, 'client' | 'store' | 'whenChanged' | 'hearsChanges'>,
): WrittenProductStore {
  const { client } = env;
  const creation = createIntention();
  const correcting = createIntention();
  const read = (shopId: string, pid: string, signal?: AbortSignal) =>
    client.call(readProductSettings, { params: { id: shopId, pid } }, { signal });
  const held = createRemote({
    owner: signedIn(env),
    key: undefined,
    request: async (signal, { shopId, productId }: WrittenProductId) => {
      const params = { id: shopId };
      const [shop, rates, product] = await Promise.all([
        client.call(readShopSettings, { params }, { signal }),
        client.call(listShippingRates, { params }, { signal }),
        productId === undefined ? undefined : read(shopId, productId, signal),
      ]);
      return { shop, rates, product };
    },
  });
  return {
    ...held,
    create: (shopId, product, isActive) =>
      creation.carryOut({ shopId, product, isActive }, (idempotencyKey) =>
        client.call(
          createProduct,
          { params: { id: shopId }, body: { product, isActive } },
          { idempotencyKey },
        ),
      ),
    async change(shopId, { id, version }, product) {
      const params = { id: shopId, pid: id };
      try {
        const body = { product };
        const saved = await client.call(changeProduct, { params, body }, { ifMatch: version });
        return { outcome: 'saved', product: saved };
      } catch (error) {
        const problem = toProblem(error);
        if (problem.code !== 'precondition-failed') throw problem;
        return { outcome: 'outdated', product: await read(shopId, id) };
      }
    },
    async setActive(shopId, productId, isActive) {
      const params = { id: shopId, pid: productId };
      if (isActive) await client.call(activateProduct, { params });
      else await client.call(deactivateProduct, { params });
      return read(shopId, productId);
    },
    async correct(shopId, productId, body) {
      const params = { id: shopId, pid: productId };
      try {
        const { stock } = await correcting.carryOut({ productId, body }, (idempotencyKey) =>
          client.call(correctStock, { params, body }, { idempotencyKey }),
        );
        return { outcome: 'corrected', stock };
      } catch (error) {
        const problem = toProblem(error);
        if (problem.code !== 'precondition-failed') throw problem;
        const { stock } = await read(shopId, productId);
        const now = stock.find(({ variantId }) => variantId === body.variantId);
        if (!now) throw problem;
        return { outcome: 'outdated', stock: now.stock };
      }
    },
  };
}
