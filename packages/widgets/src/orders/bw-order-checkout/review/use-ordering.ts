import { lastValue } from '@boardwalk/sdk-core/http/remote';
import {
  type ChangedTotal,
  findChangedTotals,
} from '@boardwalk/sdk-core/orders/checkout/changed-totals';
import {
  createCheckout,
  type OrderSelection,
} from '@boardwalk/sdk-core/orders/checkout/checkout-store';
import { writeOrderSubject } from '@boardwalk/sdk-core/orders/order-subject';
import type { ChargedOrder } from '@boardwalk/sdk-core/orders/schemas';
import { toProblem } from '@boardwalk/sdk-core/vocabulary/problem';
import { useState } from 'react';
import { usePaying } from '../../../billing/shared/paying/use-paying.ts';
import { useEnvironment } from '../../../element/mount/widget-context.ts';
import type { OrderCheckoutState } from '../state/order-checkout-state.ts';
import type { OrderCheckoutProgress } from '../state/use-order-checkout.ts';

/** Orders what is agreed to, once at a time; another total shows, and is agreed to again. */
export function useOrdering(
  { cartStore, totals }: OrderCheckoutProgress,
  { wish }: OrderCheckoutState,
  onPlaced: (charged: ChargedOrder) => void,
) {
  const env = useEnvironment();
  const paying = usePaying();
  const [checkout] = useState(() => createCheckout(env));
  const [changed, setChanged] = useState<readonly ChangedTotal[]>([]);

  async function place(of: OrderSelection, confirmation: string | undefined) {
    try {
      onPlaced(await checkout.order(of, confirmation));
    } catch (error) {
      if (toProblem(error).code !== 'conflict' || !(await hasChanged(of))) throw error;
    }
  }

  /** Reads what the cart comes to by now, and whether that is something else than was agreed to. */
  async function hasChanged(of: OrderSelection): Promise<boolean> {
    await cartStore.reload();
    await totals.reload();
    const now = lastValue(totals.$state.get());
    const found = now ? findChangedTotals(of.agreed, now.groups) : [];
    setChanged(found);
    return found.length > 0;
  }

  async function order() {
    if (!wish) return;
    setChanged([]);
    await paying.start({
      asked: { kind: 'pay-order', subject: writeOrderSubject(wish) },
      pay: (confirmation) => place(wish, confirmation),
    });
  }

  return { paying, isPaying: paying.isPaying, changed, order };
}
