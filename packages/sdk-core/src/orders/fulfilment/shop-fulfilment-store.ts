import { signedIn } from '../../account/sessions/signed-in-store.ts';
import type { EndpointRequest } from '../../http/endpoint.ts';
import type { SharingEnvironment } from '../../http/environment.ts';
import { createRemote, type RemoteStore } from '../../http/remote.ts';
import { createIntention } from '../../posting/writing/intention.ts';
import {
  confirmDelivery,
  handOver,
  offerPickup,
  readFulfilment,
  recordReturn,
  sendParcel,
  undoParcel,
} from './endpoints.ts';
import type * as schemas from './schemas.ts';
import type { ShopFulfilment } from './schemas.ts';

/** An invoice of a shop. */
export interface FulfilmentQuery {
  readonly shopId: string;
  readonly invoiceId: string;
}

export type NewParcel = EndpointRequest<typeof schemas.sendParcel>['body'];
export type NewReturn = EndpointRequest<typeof schemas.recordReturn>['body'];

/** What became of an invoice, for the people of its shop; each action rejects with a `Problem`. */
export interface ShopFulfilmentStore extends RemoteStore<ShopFulfilment, FulfilmentQuery> {
  /** Records a parcel once, however often it has to be sent. */
  send(at: FulfilmentQuery, parcel: NewParcel): Promise<void>;
  undo(at: FulfilmentQuery, parcelId: string): Promise<void>;
  confirmDelivery(at: FulfilmentQuery, parcelId: string): Promise<void>;
  offerPickup(at: FulfilmentQuery): Promise<void>;
  handOver(at: FulfilmentQuery, code: string): Promise<void>;
  /** Records a return once, however often it has to be sent. */
  recordReturn(at: FulfilmentQuery, returned: NewReturn): Promise<void>;
}

export function createShopFulfilmentStore(
  env: Pick<SharingEnvironment, 'client' | 'store' | 'whenChanged' | 'hearsChanges'>,
): ShopFulfilmentStore {
  const { client } = env;
  const sending = createIntention();
  const returning = createIntention();
  const held = createRemote<ShopFulfilment, FulfilmentQuery>({
    owner: signedIn(env),
    topics: ['shops', 'orders'],
    key: undefined,
    request: (signal, params) => client.call(readFulfilment, { params }, { signal }),
  });
  return {
    ...held,
    async send(params, body) {
      const answer = await sending.carryOut({ params, body }, (idempotencyKey) =>
        client.call(sendParcel, { params, body }, { idempotencyKey }),
      );
      held.set(answer);
    },
    async undo(params, parcelId) {
      held.set(await client.call(undoParcel, { params: { ...params, parcelId } }));
    },
    async confirmDelivery(params, parcelId) {
      held.set(await client.call(confirmDelivery, { params: { ...params, parcelId } }));
    },
    async offerPickup(params) {
      held.set(await client.call(offerPickup, { params }));
    },
    async handOver(params, code) {
      held.set(await client.call(handOver, { params, body: { code } }));
    },
    async recordReturn(params, body) {
      const answer = await returning.carryOut({ params, body }, (idempotencyKey) =>
        client.call(recordReturn, { params, body }, { idempotencyKey }),
      );
      held.set(answer);
    },
  };
}
