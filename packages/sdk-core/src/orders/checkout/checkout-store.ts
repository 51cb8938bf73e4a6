import type { DeliveryAddress } from '../../cart/delivery-schemas.ts';
import type { Cart, Totals } from '../../cart/schemas.ts';
import type { StoreEnvironment } from '../../http/environment.ts';
import { createIntention } from '../../posting/writing/intention.ts';
import { checkOut } from '../endpoints.ts';
import type { OrderTerms } from '../order-subject.ts';
import type { ChargedOrder } from '../schemas.ts';

/** What somebody is about to order. */
export interface OrderSelection extends OrderTerms {
  /** What each payment comes to, as it shows. */
  readonly agreed: Totals['groups'];
}

/**
 * The order of a cart, once all of it is chosen; undefined until then, or where something of it can't be
 * ordered.
 */
export function findOrderSelection({
  cart,
  totals,
  address,
  cardId,
}: {
  readonly cart: Cart;
  readonly totals: Totals;
  readonly address: DeliveryAddress | null;
  readonly cardId: string;
}): OrderSelection | undefined {
  const shops = totals.shops.flatMap(({ shopId, delivery }) => {
    const note = cart.shops.find(({ id }) => id === shopId)?.note ?? '';
    return delivery ? [{ id: shopId, delivery, note }] : [];
  });
  const isSent = shops.some(({ delivery }) => delivery.kind === 'ship');
  const isWhole = shops.length > 0 && shops.length === totals.shops.length;
  const isFaulty = cart.items.some(({ problem }) => problem !== null);
  if (!isWhole || isFaulty || cardId === '' || (isSent && address === null)) return undefined;
  return {
    payment_method: cardId,
    address: isSent ? address : null,
    shops,
    agreed: totals.groups,
  };
}

/** Orders once, however often it has to be sent: `confirmation` is that of a partner's page. */
export function createCheckout({ client }: Pick<StoreEnvironment, 'client'>) {
  const intention = createIntention();
  return {
    /** Rejects with a `Problem`, `conflict` where anything is different from what the wish says. */
    order(wish: OrderSelection, confirmation: string | undefined): Promise<ChargedOrder> {
      const body = {
        payment_method: wish.payment_method,
        address: wish.address,
        shops: [...wish.shops],
        agreed: wish.agreed.map(({ key, currency, amount }) => ({ key, currency, amount })),
        ...(confirmation !== undefined && { confirmation }),
      };
      return intention.carryOut(body, (idempotencyKey) =>
        client.call(checkOut, { body }, { idempotencyKey }),
      );
    },
  };
}
