import { signedIn } from '../../account/sessions/signed-in-store.ts';
import type { SharingEnvironment } from '../../http/environment.ts';
import { createRemote, type RemoteStore } from '../../http/remote.ts';
import { readShopSettings } from '../../shops/endpoints.ts';
import type { ShopSettings } from '../../shops/schemas.ts';
import type { TablePage } from '../../vocabulary/table/table-state.ts';
import type { FulfilmentState } from '../fulfilment/fulfilment-states.ts';
import { invoicesPageSize } from '../order-limits.ts';
import { listShopInvoices } from './endpoints.ts';
import type { InvoiceSummary } from './schemas.ts';

/** Which invoices of a shop show. */
export interface ShopInvoicesQuery {
  readonly shopId: string;
  /** From 1, as readers count; the calls count from 0. */
  readonly page: number;
  /** Those in that state alone; undefined for all. */
  readonly fulfilment: FulfilmentState | undefined;
}

/** A page of a shop's invoices, the newest first, with the shop. */
export interface ShopInvoicesPage extends TablePage<InvoiceSummary> {
  readonly shop: ShopSettings;
}

/** The invoices of a shop by page, for those who look after it; each order renews them. */
export function createShopInvoicesStore(
  env: Pick<SharingEnvironment, 'client' | 'store' | 'whenChanged' | 'hearsChanges'>,
): RemoteStore<ShopInvoicesPage, ShopInvoicesQuery> {
  const { client } = env;
  return createRemote({
    owner: signedIn(env),
    topics: ['orders', 'shops'],
    key: undefined,
    request: async (signal, { shopId, page, fulfilment }: ShopInvoicesQuery) => {
      const query = { page: page - 1, size: invoicesPageSize, ...(fulfilment && { fulfilment }) };
      const [shop, { results, total }] = await Promise.all([
        client.call(readShopSettings, { params: { id: shopId } }, { signal }),
        client.call(listShopInvoices, { params: { shopId }, query }, { signal }),
      ]);
      return { shop, rows: results, total };
    },
  });
}
