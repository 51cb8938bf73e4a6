import type { DeliveryChoice } from '@boardwalk/sdk-core/cart/delivery-schemas';
import { orderSumMessages } from '@boardwalk/sdk-core/orders/order-sum-messages';
import { fillMessage } from '@boardwalk/sdk-core/vocabulary/text/message';
import { useMessages } from '../../../element/mount/widget-context.ts';

/** Names how goods reach their buyer: `Delivery: Regular`, or that they are picked up. */
export function useDeliveryName() {
  const messages = useMessages(orderSumMessages);
  return (delivery: { readonly choice: DeliveryChoice; readonly name: string } | null): string => {
    if (delivery?.choice.kind === 'pickup') return messages.pickup;
    if (!delivery?.name) return messages.delivery;
    return fillMessage(messages.deliveryBy, { name: delivery.name });
  };
}
