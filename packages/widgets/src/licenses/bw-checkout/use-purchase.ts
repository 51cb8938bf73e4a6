import { lastValue } from '@boardwalk/sdk-core/http/remote';
import {
  createPurchaseStore,
  type PurchaseSelection,
} from '@boardwalk/sdk-core/licenses/checkout/purchase-store';
import { createHoldsStore, isHeld } from '@boardwalk/sdk-core/licenses/holds/holds-store';
import type { ListingId } from '@boardwalk/sdk-core/vocabulary/ids';
import { useEffect, useEffectEvent, useState } from 'react';
import { useRemote } from '../../parts/remote-state/use-remote.ts';
import type { CheckoutContext } from './checkout-context.ts';

/** What a listing has and holds, once it is known whose it is. */
export function useHolds(env: CheckoutContext['env'], listingId: ListingId | undefined) {
  const [holds] = useState(() => createHoldsStore(env));
  return { holds, held: useRemote(holds, listingId) };
}

/** Keeps the places of a wish from when it is whole, and has it priced once they are. */
export function usePurchase(
  env: CheckoutContext['env'],
  { holds, held }: ReturnType<typeof useHolds>,
  wish: PurchaseSelection | undefined,
) {
  const [purchase] = useState(() => createPurchaseStore(env));
  const invoice = useRemote(purchase, wish && isHeld(wish, lastValue(held)) ? wish : undefined);
  const keep = () => (wish ? holds.keep({ ...wish, billboards: wish.seats }) : undefined);
  const choice = wish && `${wish.listingId} ${wish.planId} ${wish.seats}`;

  // Another coupon is priced again and holds nothing again.
  const keepChoice = useEffectEvent(() => void keep());
  useEffect(() => {
    if (choice !== undefined) keepChoice();
  }, [choice]);

  return { purchase, held, invoice, keep };
}
