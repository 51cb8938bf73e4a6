import { signedIn } from '../account/sessions/signed-in-store.ts';
import type { SharingEnvironment } from '../http/environment.ts';
import { createRemote, type RemoteStore } from '../http/remote.ts';
import { createIntention } from '../posting/writing/intention.ts';
import { cancelOrder, finishOrder, readOrder } from './endpoints.ts';
import { acceptQuote } from './quotes/endpoints.ts';
import type { AgreedQuote } from './quotes/schemas.ts';
import type { RetryTerms } from './retry-subject.ts';
import type { ChargedOrder } from './schemas.ts';

type Environment = Pick<SharingEnvironment, 'client' | 'store' | 'whenChanged'>;

/** An order of its buyer, with what they still have to do for it. */
export interface OrderStore extends RemoteStore<ChargedOrder, string> {
  /** Reads at the provider what became of its payments; rejects with a `Problem`. */
  finish(id: string): Promise<void>;
  /** Tries what has failed with another card, once; rejects with a `Problem`. */
  payAgain(retry: RetryTerms, confirmation: string | undefined): Promise<void>;
  /** Accepts the price of delivery for the sum and the address that show, once; rejects with a `Problem`. */
  accept(id: string, paymentMethod: string, agreed: AgreedQuote): Promise<void>;
  /** Cancels what is not paid; rejects with a `Problem`, `conflict` where it is paid meanwhile. */
  cancel(id: string): Promise<void>;
}

/** The store of one order after another; `known` is one that was just placed. */
export function createOrderStore(env: Environment, known?: ChargedOrder): OrderStore {
  const { client } = env;
  const intention = createIntention();
  let first = known;
  const held = createRemote<ChargedOrder, string>({
    owner: signedIn(env),
    topics: ['orders'],
    key: known?.order.id,
    async request(signal, id) {
      const placed = first;
      first = undefined;
      if (placed?.order.id === id) return placed;
      const order = await client.call(readOrder, { params: { id } }, { signal });
      // What is open may wait for its buyer, which the provider alone knows.
      return isOpen(order) ? finishAt(id, signal) : { order, steps: [] };
    },
  });

  function finishAt(id: string, signal?: AbortSignal): Promise<ChargedOrder> {
    // Each time it is read again.
    const idempotencyKey = crypto.randomUUID();
    const options = { idempotencyKey, ...(signal && { signal }) };
    return client.call(finishOrder, { params: { id }, body: {} }, options);
  }

  return {
    ...held,
    async finish(id) {
      held.set(await finishAt(id));
    },
    async payAgain({ orderId: id, payment_method }, confirmation) {
      const body = { payment_method, ...(confirmation !== undefined && { confirmation }) };
      const charged = await intention.carryOut({ id, body }, (idempotencyKey) =>
        client.call(finishOrder, { params: { id }, body }, { idempotencyKey }),
      );
      held.set(charged);
    },
    async accept(id, paymentMethod, agreed) {
      const body = { payment_method: paymentMethod, agreed };
      const charged = await intention.carryOut({ id, body }, (idempotencyKey) =>
        client.call(acceptQuote, { params: { id }, body }, { idempotencyKey }),
      );
      held.set(charged);
    },
    async cancel(id) {
      held.set({ order: await client.call(cancelOrder, { params: { id } }), steps: [] });
    },
  };
}

function isOpen({ payments }: ChargedOrder['order']): boolean {
  return payments.some(({ state }) => state === 'open');
}
