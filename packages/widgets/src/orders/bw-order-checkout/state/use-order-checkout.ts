import type { CurrentUser } from '@boardwalk/sdk-core/account/sessions/current-user-schemas';
import { createCardsStore } from '@boardwalk/sdk-core/billing/cards/cards-store';
import { createCartStore } from '@boardwalk/sdk-core/cart/cart-store';
import { createCartTotalsStore, totalledPart } from '@boardwalk/sdk-core/cart/cart-totals-store';
import type { DeliveryAddress } from '@boardwalk/sdk-core/cart/delivery-schemas';
import type { OrderStep } from '@boardwalk/sdk-core/cart/order-steps';
import type { Cart } from '@boardwalk/sdk-core/cart/schemas';
import type { Remote } from '@boardwalk/sdk-core/http/environment';
import { lastValue } from '@boardwalk/sdk-core/http/remote';
import { createSavedAddressesStore } from '@boardwalk/sdk-core/orders/checkout/saved-addresses-store';
import { useState } from 'react';
import { useRemote } from '../../../parts/remote-state/use-remote.ts';
import type { OrderCheckoutContext } from '../order-checkout-context.ts';
import { type OrderCheckoutState, orderCheckoutState } from './order-checkout-state.ts';
import { useCheckoutDraft } from './use-checkout-draft.ts';

/** What the way to an order knows and shows, and what acts upon it. */
export function useOrderCheckout(context: OrderCheckoutContext, user: CurrentUser) {
  const { env, host, attributes } = context;
  const cartStore = env.store(createCartStore);
  const remote = useRemote(cartStore);
  const cart = lastValue(remote);
  const { draft, change } = useCheckoutDraft(user.id);
  const [addresses] = useState(() => createSavedAddressesStore(env, host.firstParty));
  const savedRemote = useRemote(addresses);
  const knownAddresses = lastValue(savedRemote) ?? [];
  const saved = knownAddresses.map(({ address }) => address);
  const cardsRemote = useRemote(env.store(createCardsStore));
  const cards = lastValue(cardsRemote);
  const [totals] = useState(() => createCartTotalsStore(env, cartStore));
  const firstCards = useFirst(cards);
  const { at } = attributes;
  const [held, setHeld] = useState<{ readonly at: OrderStep; readonly step: OrderStep }>();
  const step = held?.at === at ? held.step : at;
  const known = cart && { cart, draft, saved, cards, firstCards, step };
  const before = known && orderCheckoutState({ ...known, totals: undefined, isPriced: false });
  const priced = useRemote(totals, cart && before && queryOf(cart, before));
  const state: OrderCheckoutState | undefined =
    known &&
    orderCheckoutState({
      ...known,
      totals: lastValue(priced),
      isPriced: priced.state === 'ready',
    });
  const isReady = [savedRemote, cardsRemote, priced].every(isAnswered);
  // The step that opened in the place of the requested one stays until it is left by a press.
  if (isReady && state && held?.at !== at) setHeld({ at, step: state.current });
  return {
    ...{ remote, cart, cartStore, totals, priced, draft, change, cards, state },
    ...{ addresses, knownAddresses, isOwnSite: host.firstParty },
    /** Whether it is known where it may go and what may pay: the way begins there then. */
    isReady,
    /** Shows a step, whichever was requested before. */
    hold: (next: OrderStep) => setHeld({ at: next, step: next }),
  };
}

export type OrderCheckoutProgress = ReturnType<typeof useOrderCheckout>;

/** What was known first: a card that is added on the way leads on by a press alone. */
function useFirst<Known>(known: Known | undefined): Known | undefined {
  const [first, setFirst] = useState(known);
  if (first === undefined && known !== undefined) setFirst(known);
  return first ?? known;
}

function isAnswered(remote: Remote<unknown, unknown>): boolean {
  return remote.state === 'failed' || lastValue(remote) !== undefined;
}

function queryOf(cart: Cart, { address }: Pick<OrderCheckoutState, 'address'>) {
  if (cart.items.length === 0) return undefined;
  return { destination: address && destinationOf(address), part: totalledPart(cart) };
}

function destinationOf({ countryCode, state, postalCode }: DeliveryAddress) {
  return { country: countryCode, region: state, postalCode };
}
