import { signedIn } from '../account/sessions/signed-in-store.ts';
import type { SharingEnvironment } from '../http/environment.ts';
import { createRemote, type RemoteStore } from '../http/remote.ts';
import { listOrders } from './endpoints.ts';
import { ordersPageSize } from './order-limits.ts';
import type { OrderSummary } from './schemas.ts';

/** A page of somebody's orders. */
export interface OrdersPage {
  readonly results: readonly OrderSummary[];
  /** Of all orders. */
  readonly total: number;
}

/** One's orders, the latest first; its key is the number of a page, from 1. */
export function createOrdersStore(
  env: Pick<SharingEnvironment, 'client' | 'store' | 'whenChanged'>,
): RemoteStore<OrdersPage, number> {
  return createRemote({
    owner: signedIn(env),
    topics: ['orders'],
    key: undefined,
    request: (signal, page: number) =>
      env.client.call(
        listOrders,
        { query: { start: (page - 1) * ordersPageSize, size: ordersPageSize } },
        { signal },
      ),
  });
}
