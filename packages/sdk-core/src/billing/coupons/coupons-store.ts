import { signedIn } from '../../account/sessions/signed-in-store.ts';
import type { SharingEnvironment } from '../../http/environment.ts';
import { createRemote, type RemoteStore } from '../../http/remote.ts';
import type { TablePage, TableState } from '../../vocabulary/table/table-state.ts';
import { type CouponState, couponPageSize, couponStates } from './coupon-states.ts';
import { createCoupon, endCoupon, listCoupons } from './endpoints.ts';
import type { ListedCoupon, NewCoupon } from './schemas.ts';

/** Which coupons show. */
export interface CouponsQuery {
  readonly state: CouponState | undefined;
  /** From 1. */
  readonly page: number;
}

/** What a table's state asks for. */
export function couponsQueryOf({ filters, page }: TableState): CouponsQuery {
  return { state: couponStates.find((one) => one === filters.state), page };
}

/** Coupons by page; an action on one rejects with a `Problem`, or reloads the page. */
export interface CouponsStore extends RemoteStore<TablePage<ListedCoupon>, CouponsQuery> {
  create(coupon: NewCoupon): Promise<void>;
  end(id: string): Promise<void>;
}

export function createCouponsStore(
  env: Pick<SharingEnvironment, 'client' | 'store'>,
): CouponsStore {
  const { client } = env;
  const held = createRemote({
    owner: signedIn(env),
    key: undefined,
    request: async (signal, { state, page }: CouponsQuery) => {
      const start = (page - 1) * couponPageSize;
      const query = { ...(state && { state }), start, size: couponPageSize };
      const { items, total } = await client.call(listCoupons, { query }, { signal });
      return { rows: items, total };
    },
  });
  return {
    ...held,
    async create(body) {
      await client.call(createCoupon, { body });
      await held.reload();
    },
    async end(id) {
      await client.call(endCoupon, { params: { id } });
      await held.reload();
    },
  };
}
