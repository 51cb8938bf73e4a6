import type { DeliveryAddress } from '@boardwalk/sdk-core/cart/delivery-schemas';
import { useState } from 'react';
import { useEnvironment } from '../../../element/mount/widget-context.ts';
import { useForm } from '../../../parts/form/use-form.ts';
import type { OrderCheckoutState } from '../state/order-checkout-state.ts';
import type { OrderCheckoutProgress } from '../state/use-order-checkout.ts';
import { findDeliveryErrors, readDeliveryAddress } from './address-form.ts';

/** How many addresses are offered beside the one that is chosen. */
const mostSaved = 3;

/** The choice of an address: one that is known, or one that is typed. */
export function useAddressStep(
  { draft, change, saved, cart, cartStore }: OrderCheckoutProgress,
  { address, isFetched }: OrderCheckoutState,
) {
  const { messages: read } = useEnvironment();
  const known = withAddress(saved, address);
  const [isNew, setNew] = useState(Object.keys(draft.typed).length > 0);
  const isTyping = !isFetched && (isNew || known.length === 0);
  const form = useForm({
    keepsDraft: 'always',
    check: (data) => findDeliveryErrors(data, read),
    onChange: (data) => change({ typed: textsOf(data) }),
    send: async (data) => store(data),
  });

  function store(data: FormData): void {
    change({ address: readDeliveryAddress(data), isFetched: false, typed: {} });
    setNew(false);
  }

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
    form,
    known,
    isTyping,
    typed: draft.typed,
    fetchAll,
    pick(picked: DeliveryAddress) {
      setNew(false);
      change({ address: picked, isFetched: false });
    },
    begin: () => setNew(true),
    /** Whether the step may be left: what was typed is the address then. */
    async leave(): Promise<boolean> {
      if (isFetched || !isTyping) return true;
      if (!(await form.validate())) return false;
      const element = form.form.ref.current;
      if (element) store(new FormData(element));
      return true;
    },
  };
}

export type AddressStepProgress = ReturnType<typeof useAddressStep>;

/** The saved ones, behind the chosen one where that is another. */
function withAddress(saved: readonly DeliveryAddress[], address: DeliveryAddress | null) {
  const first = address && !saved.some((one) => isSame(one, address)) ? [address] : [];
  return [...first, ...saved].slice(0, mostSaved);
}

/** Whether two addresses are written alike. */
export function isSame(one: DeliveryAddress, other: DeliveryAddress | null): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}

function textsOf(data: FormData): Readonly<Record<string, string>> {
  const entries = [...data].flatMap(([name, value]) =>
    typeof value === 'string' && value !== '' ? [[name, value] as const] : [],
  );
  return Object.fromEntries(entries);
}
