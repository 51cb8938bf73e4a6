import type { ProductDetails } from '@boardwalk/sdk-core/shops/products/schemas';
import { deliveryMessages } from '@boardwalk/sdk-core/shops/view/delivery-messages';
import { fillMessage } from '@boardwalk/sdk-core/vocabulary/text/message';
import { Store } from 'lucide';
import { useMessages } from '../../../element/mount/widget-context.ts';
import { Icon } from '../../../kit/icon/Icon.tsx';
import { ShopHours } from '../../shared/hours/ShopHours.tsx';
import './delivery.css';

interface PickupProps {
  readonly shop: Pick<ProductDetails['shop'], 'address' | 'timeZone'>;
  readonly pickup: NonNullable<ProductDetails['shop']['pickup']>;
}

/** Where and when buyers fetch what they have bought. */
export function Pickup({ shop: { address, timeZone }, pickup }: PickupProps) {
  const messages = useMessages(deliveryMessages);
  return (
    <div className="pickup">
      <p className="pickup-place">
        <Icon node={Store} />
        <strong>{fillMessage(messages.pickup, { city: address.city })}</strong>
      </p>
      <p className="pickup-text">{pickup.instructions}</p>
      {pickup.hours && (
        <details>
          <summary>{messages.hours}</summary>
          <ShopHours hours={pickup.hours} timeZone={timeZone} label={messages.hours} />
        </details>
      )}
    </div>
  );
}
