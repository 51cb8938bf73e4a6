import { browserStorage, type Storing } from '../../account/browser-storage.ts';
import { dayMs } from '../../vocabulary/time/durations.ts';

/**
 * What somebody was doing as they left for the payment provider's pages. `shop_registration` goes on
 * in createShop, `shop_account` of somebody who has a shop in the registration, `partner_application`
 * in manager-account; all others end in the profile.
 */
export const paymentRedirectActions = [
  'shop_registration',
  'shop_account',
  'partner_application',
  'payment_processors',
] as const;
export type PaymentRedirectAction = (typeof paymentRedirectActions)[number];

/** Where our own site keeps it in the browser: `{"action":"shop_registration","at":1767225600000}`. */
export const paymentRedirectKey = 'boardwalk.payment-redirect';

const lifeMs = dayMs;

/** The redirect key of this browser: an action of the list and when it was set, never an address. */
export interface PaymentRedirect {
  set(action: PaymentRedirectAction): void;
  /** Undefined if none is stored, or one from more than a day ago, or what is no action. */
  read(): PaymentRedirectAction | undefined;
  clear(): void;
}

export function createPaymentRedirect(
  clock: { now(): number },
  storage: Storing | undefined = browserStorage(),
): PaymentRedirect {
  return {
    set(action) {
      try {
        storage?.setItem(paymentRedirectKey, JSON.stringify({ action, at: clock.now() }));
      } catch {
        // A full storage keeps none: the way back ends in the profile.
      }
    },
    read() {
      const { action, at } = readKept(storage?.getItem(paymentRedirectKey) ?? 'null');
      const age = typeof at === 'number' ? clock.now() - at : Number.NaN;
      if (!(age >= 0 && age < lifeMs)) return undefined;
      return paymentRedirectActions.find((one) => one === action);
    },
    clear: () => storage?.removeItem(paymentRedirectKey),
  };
}

/** Whatever else somebody has put there is nothing. */
function readKept(text: string): Readonly<Record<string, unknown>> {
  try {
    return Object(JSON.parse(text));
  } catch {
    return {};
  }
}
