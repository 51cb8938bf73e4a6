import { pause } from '../http/pause-before.ts';
import { createRemote, type RemoteStore } from '../http/remote.ts';
import type { Destination } from '../shops/shipping/rate-rules.ts';
import { writeJson } from '../vocabulary/text/write-json.ts';
import type { CartStore } from './cart-store.ts';
import { previewCartTotals } from './endpoints.ts';
import type { Cart, Totals } from './schemas.ts';
import type { CartEnvironment } from './shopper-store.ts';

/** What totals depend on: where everything goes, and all of the cart that has a price. */
export interface TotalsQuery {
  readonly destination: Destination | null;
  /** Of `totalledPart`. */
  readonly part: string;
}

/** Milliseconds in which further presses of a stepper are one question. */
const restMs = 150;

/** What a cart comes to, shop by shop. */
export function createCartTotalsStore(
  { client }: Pick<CartEnvironment, 'client'>,
  cart: Pick<CartStore, 'settled'>,
): RemoteStore<Totals, TotalsQuery> {
  return createRemote({
    key: undefined,
    async request(signal, { destination }: TotalsQuery) {
      await pause(restMs, signal);
      await cart.settled();
      return client.call(
        previewCartTotals,
        { body: { destination: asAddress(destination) } },
        { signal },
      );
    },
  });
}

/** Nobody can say what a parcel costs to a country alone. */
function asAddress(place: Destination | null) {
  if (!place?.region) return null;
  const { country, region, postalCode } = place;
  return { countryCode: country, state: region, postalCode };
}

/** Everything of a cart that changes its totals, as one text. */
export function totalledPart({ items, shops }: Cart): string {
  return writeJson([
    items.map(({ item, quantity, price, left }) => [item, quantity, price, left]),
    shops.map(({ id, delivery }) => [id, delivery]),
  ]);
}
