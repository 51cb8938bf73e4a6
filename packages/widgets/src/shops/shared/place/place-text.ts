import type { addressFieldMessages } from '@boardwalk/sdk-core/account/address-messages';
import { regionsOf } from '@boardwalk/sdk-core/account/billing-rules';
import type { Destination } from '@boardwalk/sdk-core/shops/shipping/rate-rules';
import type { deliveryMessages } from '@boardwalk/sdk-core/shops/view/delivery-messages';
import type { Region } from '@boardwalk/sdk-core/vocabulary/places/regions';
import { fillMessage, type Messages } from '@boardwalk/sdk-core/vocabulary/text/message';

/** What the names of places are written with. */
export interface PlaceTexts {
  readonly locale: string;
  readonly countries: Messages<typeof addressFieldMessages>;
  readonly messages: Messages<typeof deliveryMessages>;
}

/** The name of a region in the language of its reader. */
export function nameOfRegion({ name, frenchName }: Region, locale: string): string {
  return locale.startsWith('fr') ? (frenchName ?? name) : name;
}

/** Where a parcel goes: `L8P 1A1, Ontario, Canada`, or as much of it as is known. */
export function writePlace(
  { country, region: code, postalCode }: Destination,
  { locale, countries, messages }: PlaceTexts,
): string {
  const known = regionsOf(country).find((one) => one.code === code);
  if (!known) return countries[country];
  const values = { region: nameOfRegion(known, locale), country: countries[country] };
  return postalCode === null
    ? fillMessage(messages.place, values)
    : fillMessage(messages.placeWithCode, { ...values, code: postalCode });
}
