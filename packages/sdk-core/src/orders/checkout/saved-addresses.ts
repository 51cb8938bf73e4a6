import type { DeliveryAddress } from '../../cart/delivery-schemas.ts';
import type { Profile } from '../../profile/schemas.ts';
import { writeJson } from '../../vocabulary/text/write-json.ts';
import type { SavedAddress } from '../addresses/schemas.ts';

/** An address to choose. */
export interface KnownAddress {
  readonly address: DeliveryAddress;
  /** By which it is changed and deleted; null for one that is known from elsewhere. */
  readonly savedId: string | null;
}

/** What is known of where somebody has things sent. */
export interface KnownAddresses {
  /** Those that they have saved, the latest first. */
  readonly saved: readonly SavedAddress[];
  readonly profile: Profile | undefined;
  /** Of their latest order; null where that was fetched. */
  readonly lastOrder: DeliveryAddress | null | undefined;
}

/** Addresses to choose from, the saved ones first, then that of the latest order, each once. */
export function listKnownAddresses({
  saved,
  profile,
  lastOrder,
}: KnownAddresses): readonly KnownAddress[] {
  const billed = profile && findBilled(profile);
  const others = [lastOrder, billed].flatMap((address) => address ?? []);
  const found = [
    ...saved.map(({ id, address }) => ({ address, savedId: id })),
    ...others.map((address) => ({ address, savedId: null })),
  ];
  const texts = found.map(({ address }) => placeOf(address));
  return found.filter((_, index) => texts.indexOf(texts[index] ?? '') === index);
}

/** The billing address as one that things are sent to; undefined where it is not whole, or hidden. */
function findBilled(profile: Profile): DeliveryAddress | undefined {
  const { firstName, lastName, billing, phone, isMasked } = profile;
  const { countryCode, postalCode, state, city, line1 } = billing;
  const recipient = `${firstName} ${lastName}`.trim();
  if (isMasked || !countryCode || !postalCode || !state || !city || !line1 || !recipient) {
    return undefined;
  }
  const unit = { company: '', line2: '' };
  return { recipient, ...unit, line1, city, state, postalCode, countryCode, phone };
}

/** Whether two addresses lead to one door; who calls is not where it is. */
export function isSamePlace(one: DeliveryAddress, other: DeliveryAddress | null): boolean {
  return other !== null && placeOf(one) === placeOf(other);
}

function placeOf(address: DeliveryAddress): string {
  const { recipient, company, line1, line2, city, state, postalCode, countryCode } = address;
  const lines = [recipient, company, line1, line2, city, state, postalCode, countryCode];
  return writeJson(lines.map((line) => line.toLowerCase()));
}
