import type { DeliveryAddress } from '@boardwalk/sdk-core/cart/delivery-schemas';
import type { Cart, Totals } from '@boardwalk/sdk-core/cart/schemas';
import { ShopDelivery } from './ShopDelivery.tsx';
import '../order-checkout.css';

interface DeliveryStepProps {
  readonly cart: Cart;
  readonly totals: Totals;
  readonly address: DeliveryAddress | null;
  readonly onChangeAddress: () => void;
}

/** How each shop's goods reach their buyer. */
export function DeliveryStep({ cart, totals, address, onChangeAddress }: DeliveryStepProps) {
  return (
    <div className="order-deliveries">
      {totals.shops.map((of) => {
        const shop = cart.shops.find(({ id }) => id === of.shopId);
        return (
          shop && (
            <ShopDelivery
              key={shop.id}
              shop={shop}
              totals={of}
              address={address}
              onChangeAddress={onChangeAddress}
            />
          )
        );
      })}
    </div>
  );
}
