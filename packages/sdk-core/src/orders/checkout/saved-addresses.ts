import type { DeliveryAddress } from '../../cart/delivery-schemas.ts';
import type { Profile } from '../../profile/schemas.ts';
import { writeJson } from '../../vocabulary/text/write-json.ts';

/** What is known of where somebody has things sent. */
interface KnownAddresses {
  /** Those that they have saved, the latest first. */
  readonly saved: readonly DeliveryAddress[];
  readonly profile: Profile | undefined;
  /** Of their latest order; null where that was fetched. */
  readonly lastOrder: DeliveryAddress | null | undefined;
}

/** Addresses to choose from, the saved ones first, then that of the latest order, each once. */
export function listKnownAddresses({
  saved,
  profile,
  lastOrder,
}: KnownAddresses): readonly DeliveryAddress[] {
  const billed = profile && findBilled(profile);
  const found = [...saved, lastOrder, billed].flatMap((address) => address ?? []);
  const texts = found.map(placeOf);
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

/** Who calls is not where it is. */
function placeOf({ phone, ...place }: DeliveryAddress): string {
  const { recipient, company, line1, line2, city, state, postalCode, countryCode } = place;
  const lines = [recipient, company, line1, line2, city, state, postalCode, countryCode];
  return writeJson(lines.map((line) => line.toLowerCase()));
}
