import type { SavedCard } from '@boardwalk/sdk-core/billing/cards/schemas';
import type { DeliveryAddress } from '@boardwalk/sdk-core/cart/delivery-schemas';
import { type OrderStep, orderSteps } from '@boardwalk/sdk-core/cart/order-steps';
import type { Cart, Totals } from '@boardwalk/sdk-core/cart/schemas';
import type { CheckoutDraft } from '@boardwalk/sdk-core/orders/checkout/checkout-draft';
import {
  findOrderSelection,
  type OrderSelection,
} from '@boardwalk/sdk-core/orders/checkout/checkout-store';
import { requireStep } from '../../../parts/steps/step-rules.ts';

/** Why a step can't be left forwards, by its message. */
export type OrderObstacle = 'addressMissing' | 'deliveryMissing' | 'cardMissing' | 'notReady';

/** How everything of a cart can reach its buyer. */
export type ReachableBy = 'parcel' | 'either' | 'pickup';

/** What is known on the way to an order. */
export interface KnownOrder {
  readonly cart: Cart;
  /** What was known last; undefined until something is. */
  readonly totals: Totals | undefined;
  /** Whether they are those of the cart as it stands. */
  readonly isPriced: boolean;
  readonly draft: CheckoutDraft;
  /** Addresses to begin with. */
  readonly saved: readonly DeliveryAddress[];
  /** Undefined until they are known. */
  readonly cards: readonly SavedCard[] | undefined;
  /** As they were when they were first known. */
  readonly firstCards: readonly SavedCard[] | undefined;
  /** The requested step. */
  readonly step: OrderStep;
}

/** What the way shows. */
export interface OrderCheckoutState {
  readonly steps: readonly { readonly id: OrderStep; readonly isDone: boolean }[];
  readonly current: OrderStep;
  readonly reachableBy: ReachableBy;
  /** Where it goes; null where there is none yet, or everything is fetched. */
  readonly address: DeliveryAddress | null;
  readonly isFetched: boolean;
  /** The card that is picked or used by default; empty where there is none. */
  readonly cardId: string;
  readonly card: SavedCard | undefined;
  /** Whether something in the cart has to be mended first. */
  readonly isFaulty: boolean;
  /** Undefined where the step can be left. */
  readonly obstacle: OrderObstacle | undefined;
  /** The whole of it, once nothing is missing. */
  readonly wish: OrderSelection | undefined;
}

/** Decides what the way from a cart to an order shows. */
export function orderCheckoutState(known: KnownOrder): OrderCheckoutState {
  const { cart, totals, isPriced, step } = known;
  const way = addressOf(known);
  const payment = cardOf(known);
  const isDelivered =
    totals?.shops.every(({ delivery, problem }) => delivery !== null && problem === null) ?? false;
  const isDone: Record<OrderStep, boolean> = {
    address: way.isFetched || way.address !== null,
    delivery: isDelivered,
    payment: payment.cardId !== '',
    review: false,
  };
  const steps = orderSteps.map((id) => ({ id, isDone: isDone[id] }));
  const { id: current } = requireStep(steps, step);
  const { address } = way;
  const wish =
    totals && isPriced
      ? findOrderSelection({ cart, totals, address, cardId: payment.cardId })
      : undefined;
  const canLeave = current === 'review' ? wish !== undefined : isDone[current];
  return {
    ...{ steps, current, wish, ...way, ...payment },
    isFaulty: cart.items.some(({ problem }) => problem !== null),
    obstacle: canLeave ? undefined : obstacles[current],
  };
}

const obstacles = {
  address: 'addressMissing',
  delivery: 'deliveryMissing',
  payment: 'cardMissing',
  review: 'notReady',
} as const satisfies Record<OrderStep, OrderObstacle>;

/** Where it goes. The latest address is that of the next order, until another is chosen. */
function addressOf({ cart, draft, saved }: Pick<KnownOrder, 'cart' | 'draft' | 'saved'>) {
  const reachableBy = reachableByOf(cart);
  const isFetched = reachableBy === 'pickup' || (reachableBy === 'either' && draft.isFetched);
  const address = isFetched ? null : (draft.address ?? saved[0] ?? null);
  return { reachableBy, isFetched, address };
}

/** Whether every shop of a cart hands things out, and whether all of it has to be fetched. */
export function reachableByOf({ items, shops }: Pick<Cart, 'items' | 'shops'>): ReachableBy {
  const isOnlyFetched = items.every(({ product }) => product.shippingSupport === 'PICKUP_ONLY');
  if (isOnlyFetched) return 'pickup';
  const ids = new Set(items.map(({ shopId }) => shopId));
  const canFetch = shops.filter(({ id }) => ids.has(id)).every(({ pickup }) => pickup !== null);
  return canFetch ? 'either' : 'parcel';
}

function cardOf({
  cards = [],
  firstCards = [],
  draft,
}: Pick<KnownOrder, 'cards' | 'firstCards' | 'draft'>) {
  const picked = cards.find(({ payment_id: id }) => id === draft.cardId);
  const usual = cards.find(({ defaultFor }) => defaultFor.includes('purchases'));
  const only = firstCards.length === 1 ? cards.find(isSameAs(firstCards[0])) : undefined;
  const byItself = usual ?? only;
  const wasDeclined = byItself?.payment_id === draft.declinedCardId;
  const card = picked ?? (wasDeclined ? undefined : byItself);
  return { card, cardId: card?.payment_id ?? '' };
}

function isSameAs(card: SavedCard | undefined) {
  return ({ payment_id: id }: SavedCard) => id === card?.payment_id;
}
