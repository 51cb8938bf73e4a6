import type { DeliveryAddress } from '../../cart/delivery-schemas.ts';
import { countries } from '../../vocabulary/places/countries.ts';

/** What somebody has chosen on the way to an order, as their browser stores it. */
export interface CheckoutDraft {
  /** Null until there is one, and where everything is fetched. */
  readonly address: DeliveryAddress | null;
  /** Whether everything is fetched. */
  readonly isFetched: boolean;
  /** The fields of an address that was begun, by their names. */
  readonly typed: Readonly<Record<string, string>>;
  /** Empty until one is picked. */
  readonly cardId: string;
  /** The card that was declined last: it is taken again where it is picked alone. */
  readonly declinedCardId: string;
  /** The order that was placed and is not paid yet. */
  readonly orderId: string | null;
}

export const emptyDraft: CheckoutDraft = {
  ...{ address: null, isFetched: false, typed: {}, cardId: '', declinedCardId: '', orderId: null },
};

/** A draft of what a browser has stored; whatever else stands there is left out. */
export function readCheckoutDraft(stored: unknown): CheckoutDraft {
  const { address, isFetched, typed, cardId, declinedCardId, orderId }: Record<string, unknown> =
    Object(stored);
  return {
    address: readAddress(address),
    isFetched: isFetched === true,
    typed: readTexts(typed),
    cardId: typeof cardId === 'string' ? cardId : '',
    declinedCardId: typeof declinedCardId === 'string' ? declinedCardId : '',
    orderId: typeof orderId === 'string' ? orderId : null,
  };
}

const parts = ['recipient', 'company', 'line1', 'line2', 'city', 'state', 'postalCode'] as const;

function readAddress(stored: unknown): DeliveryAddress | null {
  const texts = readTexts(stored);
  const { countryCode, phone }: Record<string, unknown> = Object(stored);
  const country = countries.find((code) => code === countryCode);
  if (!country || parts.some((part) => texts[part] === undefined)) return null;
  const line = (part: (typeof parts)[number]) => texts[part] ?? '';
  return {
    ...{ recipient: line('recipient'), company: line('company') },
    ...{ line1: line('line1'), line2: line('line2'), city: line('city') },
    ...{ state: line('state'), postalCode: line('postalCode'), countryCode: country },
    phone: readPhone(phone),
  };
}

function readPhone(stored: unknown): DeliveryAddress['phone'] {
  const { country, code, number }: Record<string, unknown> = Object(stored);
  const known = countries.find((one) => one === country);
  if (!known || (code !== 1 && code !== 61) || typeof number !== 'string') return null;
  return { country: known, code, number };
}

function readTexts(stored: unknown): Readonly<Record<string, string>> {
  const entries = Object.entries(Object(stored) as Record<string, unknown>);
  return Object.fromEntries(
    entries.filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
  );
}
