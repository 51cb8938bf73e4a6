import type { ProductDetails } from '../products/schemas.ts';
import { type Destination, dependsOnCode, ratesTo } from '../shipping/rate-rules.ts';

/** Days from the order until the parcel is there, both ends included. */
interface Days {
  readonly from: number;
  readonly to: number;
}

/** A way to send a product to a place, with its price in minor units. */
export interface DeliveryOffer {
  readonly name: string;
  readonly price: number;
  readonly days: Days;
  /** Minor units of an order from which it is free; null where that changes nothing. */
  readonly freeFrom: number | null;
}

/** How a product reaches its buyer. */
export type ProductDelivery =
  /**
   * `by-code`: nothing is known of the place without its postal code. `unpriced`: it is sent there,
   * but nobody knows its weight, and so for how much.
   */
  | { readonly kind: 'pickup' | 'ask' | 'uncovered' | 'by-code' | 'unpriced' }
  /** The price of the product holds it; without days where the shop says nothing of them. */
  | { readonly kind: 'included'; readonly days: Days | undefined }
  /** The cheapest first; `isRough` where a postal code may lead to others. */
  | {
      readonly kind: 'offers';
      readonly offers: readonly DeliveryOffer[];
      readonly isRough: boolean;
    };

type Sent = Pick<ProductDetails, 'shippingSupport'> & {
  readonly shop: Pick<ProductDetails['shop'], 'rates' | 'handling'>;
};

/** How one piece of a product reaches a place; `price` and `weight` are those of its variant. */
export function deliveryTo(
  { shippingSupport, shop: { rates, handling } }: Sent,
  parcel: { readonly price: number; readonly weight: number | null },
  to: Destination,
): ProductDelivery {
  if (shippingSupport === 'PICKUP_ONLY') return { kind: 'pickup' };
  if (shippingSupport === 'CONTACT_STORE') return { kind: 'ask' };
  const written = rates.map(({ rate }) => rate);
  const isRough = dependsOnCode(written, to);
  const offersOf = (weight: number | null) =>
    ratesTo(written, to, { ...parcel, weight }).map(
      ({ rate: { name, days, freeFrom }, price }): DeliveryOffer => ({
        name,
        price,
        days: { from: handling.from + days.from, to: handling.to + days.to },
        freeFrom: price === 0 ? null : freeFrom,
      }),
    );
  // What has no weight is sent where the lightest parcel is.
  const isIncluded = shippingSupport === 'INCLUDED';
  const offers = offersOf(isIncluded ? (parcel.weight ?? 0) : parcel.weight);
  const [cheapest] = offers;
  if (isIncluded && (cheapest || rates.length === 0)) {
    return { kind: 'included', days: cheapest?.days };
  }
  if (cheapest) return { kind: 'offers', offers, isRough };
  if (parcel.weight === null && offersOf(0).length > 0) return { kind: 'unpriced' };
  return { kind: isRough ? 'by-code' : 'uncovered' };
}
