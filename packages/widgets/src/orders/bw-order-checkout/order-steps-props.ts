import type { Cart } from '@boardwalk/sdk-core/cart/schemas';
import type { ChargedOrder } from '@boardwalk/sdk-core/orders/schemas';
import type { OrderCheckoutContext } from './order-checkout-context.ts';
import type { OrderCheckoutState } from './state/order-checkout-state.ts';
import type { OrderCheckoutProgress } from './state/use-order-checkout.ts';

export interface OrderStepsProps {
  readonly context: OrderCheckoutContext;
  readonly cart: Cart;
  readonly progress: OrderCheckoutProgress;
  readonly state: OrderCheckoutState;
  readonly onPlaced: (charged: ChargedOrder) => void;
}
