import { addressFieldMessages } from '@boardwalk/sdk-core/account/address-messages';
import { lastValue } from '@boardwalk/sdk-core/http/remote';
import type { ProductDetails, PublicVariant } from '@boardwalk/sdk-core/shops/products/schemas';
import type { Destination } from '@boardwalk/sdk-core/shops/shipping/rate-rules';
import { priceRangeOf } from '@boardwalk/sdk-core/shops/view/chosen-variant';
import { deliveryMessages } from '@boardwalk/sdk-core/shops/view/delivery-messages';
import { createDeliveryPlaceStore } from '@boardwalk/sdk-core/shops/view/delivery-place-store';
import { deliveryTo } from '@boardwalk/sdk-core/shops/view/delivery-rules';
import { fillMessage } from '@boardwalk/sdk-core/vocabulary/text/message';
import { createElement, useId, useRef, useState } from 'react';
import { useEnvironment } from '../../../element/mount/widget-context.ts';
import { lazyParts } from '../../../kit/lazy/lazy-parts.tsx';
import { useRemote } from '../../../parts/remote-state/use-remote.ts';
import { ShopPartMissing } from '../../shared/missing/ShopPartMissing.tsx';
import { writePlace } from '../../shared/place/place-text.ts';
import { DeliveryOffers } from './DeliveryOffers.tsx';
import { Pickup } from './Pickup.tsx';
import { UncoveredPlaces } from './UncoveredPlaces.tsx';
import '../../shared/text-button/text-button.css';
import '../product.css';
import './delivery.css';

const chooser = lazyParts(() => import('../../shared/place/PlaceChooser.tsx'));
const PlaceChooser = chooser.component('PlaceChooser', { Missing: ShopPartMissing });

interface DeliverySectionProps {
  readonly product: ProductDetails;
  /** Undefined where the chosen combination isn't sold. */
  readonly variant: PublicVariant | undefined;
  /** Of its heading. */
  readonly level: number;
}

/** What it costs, and takes, to get the product to where its reader is; and how it is picked up. */
export function DeliverySection({ product, variant, level }: DeliverySectionProps) {
  const env = useEnvironment();
  const messages = env.messages(deliveryMessages);
  const { shop, currency } = product;
  const store = env.store(createDeliveryPlaceStore);
  const to = lastValue(useRemote(store)) ?? placeOf(shop);
  const [isChoosing, setChoosing] = useState(false);
  const change = useRef<HTMLButtonElement>(null);
  const id = useId();
  const [price] = variant ? [variant.price] : priceRangeOf(product);
  const delivery = deliveryTo(product, { price, weight: variant?.weight ?? null }, to);
  const isSent = delivery.kind !== 'pickup' && delivery.kind !== 'ask';
  const texts = { locale: env.locale, countries: env.messages(addressFieldMessages), messages };
  const place = writePlace(to, texts);

  function choose(next: Destination) {
    store.choose(next);
    setChoosing(false);
    // The button that was pressed goes with its form.
    change.current?.focus();
  }

  return (
    <section className="delivery" aria-labelledby={id} part="delivery">
      {createElement(`h${level}`, { id, className: 'product-heading' }, messages.title)}
      {isSent && (
        <p className="delivery-place">
          <span>{fillMessage(messages.to, { place })}</span>
          <button
            ref={change}
            type="button"
            className="text-button"
            aria-label={messages.changeLabel}
            aria-expanded={isChoosing}
            onClick={() => setChoosing(!isChoosing)}
          >
            {messages.change}
          </button>
        </p>
      )}
      {isChoosing && isSent && <PlaceChooser place={to} onChoose={choose} />}
      <DeliveryOffers delivery={delivery} currency={currency} place={place} />
      {isSent && <UncoveredPlaces rates={shop.rates} texts={texts} />}
      {shop.pickup && <Pickup shop={shop} pickup={shop.pickup} />}
    </section>
  );
}

/** Until its reader says otherwise, a parcel stays where the shop is. */
function placeOf({ address, country }: ProductDetails['shop']): Destination {
  return { country, region: address.region || null, postalCode: null };
}
