import { browserStorage, type Storing } from '../../account/browser-storage.ts';
import { createRemote, type RemoteStore } from '../../http/remote.ts';
import { countries } from '../../vocabulary/places/countries.ts';
import type { Destination } from '../shipping/rate-rules.ts';

/** Where this browser's visitor has things sent to; null until they have said so. */
export interface DeliveryPlaceStore extends RemoteStore<Destination | null> {
  choose(place: Destination): void;
}

const key = 'boardwalk.delivery';

/** The place of a page: `env.store(createDeliveryPlaceStore)`. */
export function createDeliveryPlaceStore(
  _env?: unknown,
  storage: Storing | undefined = browserStorage(),
): DeliveryPlaceStore {
  const held = createRemote({ request: () => Promise.resolve(readPlace(storage)) });
  return {
    ...held,
    choose(place) {
      held.set(place);
      try {
        storage?.setItem(key, JSON.stringify(place));
      } catch {
        // A full storage forgets it with the page.
      }
    },
  };
}

/** Whatever else stands there is nothing. */
function readPlace(storage: Storing | undefined): Destination | null {
  try {
    const stored: Record<string, unknown> = Object(JSON.parse(storage?.getItem(key) ?? 'null'));
    const country = countries.find((one) => one === stored.country);
    return country
      ? { country, region: textOf(stored.region), postalCode: textOf(stored.postalCode) }
      : null;
  } catch {
    return null;
  }
}

function textOf(value: unknown): string | null {
  return typeof value === 'string' && value.length <= 12 ? value : null;
}
