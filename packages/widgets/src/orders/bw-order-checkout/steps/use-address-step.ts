import type { DeliveryAddress } from '@boardwalk/sdk-core/cart/delivery-schemas';
import {
  isSamePlace,
  type KnownAddress,
} from '@boardwalk/sdk-core/orders/checkout/saved-addresses';
import { useRef, useState } from 'react';
import type { OrderCheckoutState } from '../state/order-checkout-state.ts';
import type { OrderCheckoutProgress } from '../state/use-order-checkout.ts';

/** How many addresses show before all are requested. */
const fewAddresses = 3;

/** The choice of an address: one that is known, or one that is typed. */
export function useAddressStep(
  progress: OrderCheckoutProgress,
  { address, isFetched }: OrderCheckoutState,
) {
  const { draft, change, knownAddresses, cart, cartStore } = progress;
  const all = withAddress(knownAddresses, address);
  const [isWhole, setWhole] = useState(false);
  const known = isWhole ? all : withChosen(all, address);
  const [isNew, setNew] = useState(Object.keys(draft.typed).length > 0);
  const isTyping = !isFetched && (isNew || known.length === 0);
  /** What checks and stores a typed address; absent until its form is there. */
  const leaveForm = useRef<() => Promise<boolean>>(undefined);

  /** Everything is fetched, or sent: each shop's choice goes with it. */
  function fetchAll(isAll: boolean): void {
    change({ isFetched: isAll });
    const used = new Set(cart?.items.map(({ shopId }) => shopId));
    for (const { id, delivery } of cart?.shops ?? []) {
      if (!used.has(id)) continue;
      if (isAll) void cartStore.choose(id, { delivery: { kind: 'pickup' } });
      else if (delivery?.kind === 'pickup') void cartStore.choose(id, { delivery: null });
    }
  }

  return {
    known,
    /** How many do not show yet. */
    hidden: all.length - known.length,
    showAll: () => setWhole(true),
    isTyping,
    typed: draft.typed,
    leaveForm,
    fetchAll,
    type: (typed: Readonly<Record<string, string>>) => change({ typed }),
    store(stored: DeliveryAddress) {
      change({ address: stored, isFetched: false, typed: {} });
      setNew(false);
    },
    pick(picked: DeliveryAddress) {
      setNew(false);
      change({ address: picked, isFetched: false, typed: {} });
    },
    /** Opens the form, with what its fields begin with. */
    begin(typed: Readonly<Record<string, string>> = draft.typed) {
      change({ typed });
      setNew(true);
    },
    addresses: progress.addresses,
    isOwnSite: progress.isOwnSite,
    /** Whether the step may be left: what was typed is the address then. */
    leave: async (): Promise<boolean> =>
      isTyping ? ((await leaveForm.current?.()) ?? false) : true,
  };
}

export type AddressStepProgress = ReturnType<typeof useAddressStep>;

/** The saved ones, behind the chosen one where that is another. */
function withAddress(
  saved: readonly KnownAddress[],
  address: DeliveryAddress | null,
): readonly KnownAddress[] {
  const isListed = saved.some((one) => isSamePlace(one.address, address));
  return address && !isListed ? [{ address, savedId: null }, ...saved] : saved;
}

/** The first few, and the chosen one wherever it stands. */
function withChosen(
  all: readonly KnownAddress[],
  address: DeliveryAddress | null,
): readonly KnownAddress[] {
  return all.filter((one, index) => index < fewAddresses || isSamePlace(one.address, address));
}
