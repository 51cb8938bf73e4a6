import type { StoreEnvironment } from '../../http/environment.ts';
import { createRemote, type RemoteStore } from '../../http/remote.ts';
import { listProducts, readProduct } from '../products/endpoints.ts';
import type { ProductDetails, ProductSummary } from '../products/schemas.ts';

/** What the address of a product's page says. */
export interface ProductAddress {
  readonly shop: string;
  readonly id: string;
}

type Client = Pick<StoreEnvironment, 'client'>;

/** Requests a product with everything that its page shows. */
export function requestProduct(
  { client }: Client,
  { shop, id }: ProductAddress,
  signal?: AbortSignal,
): Promise<ProductDetails> {
  const params = { id: shop, pid: id };
  return client.call(readProduct, { params }, signal ? { signal } : {});
}

/** One product of a shop. */
export function createProductStore(
  env: Client,
  initial?: ProductDetails,
): RemoteStore<ProductDetails, ProductAddress> {
  return createRemote({
    key: initial && { shop: initial.shop.id, id: initial.id },
    request: (signal, address) => requestProduct(env, address, signal),
    initial,
  });
}

/** How many other products a product's page shows at most. */
const mostOthers = 8;

/** Other products of the shop that a product belongs to, the newest first. */
export function createOtherProductsStore({
  client,
}: Client): RemoteStore<readonly ProductSummary[], ProductAddress> {
  return createRemote({
    key: undefined,
    request: async (signal, { shop, id }: ProductAddress) => {
      const asked = { params: { id: shop }, query: { size: mostOthers + 1 } };
      const { results } = await client.call(listProducts, asked, { signal });
      return results.filter((one) => one.id !== id).slice(0, mostOthers);
    },
  });
}
