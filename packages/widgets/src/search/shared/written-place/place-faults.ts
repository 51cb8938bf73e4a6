import { addressFieldMessages } from '@boardwalk/sdk-core/account/address-messages';
import { readPostalCode } from '@boardwalk/sdk-core/account/billing-rules';
import { faultMessages } from '@boardwalk/sdk-core/posting/messages';
import { findPlaceFaults } from '@boardwalk/sdk-core/posting/typed/place-rules';
import { countries } from '@boardwalk/sdk-core/vocabulary/places/countries';
import type { ReadMessages } from '@boardwalk/sdk-core/vocabulary/text/message';
import type { FieldErrors } from '../../../kit/form/form-data.ts';
import type { WrittenPlace } from './written-place.ts';

/** What does not fit together in a place, by the names of its fields; what is missing, the fields say. */
export function findWrittenPlaceErrors(place: WrittenPlace, read: ReadMessages): FieldErrors {
  const country = countries.find((one) => one === place.country);
  if (!country) return {};
  const isNoCode =
    place.postalCode !== null && readPostalCode(country, place.postalCode) === undefined;
  const paths = [
    ...findPlaceFaults({ place: { ...place, country } }).map(({ path }) => path.join('.')),
    ...(isNoCode ? ['place.postalCode'] : []),
  ];
  return Object.fromEntries(
    paths.flatMap((path) => {
      const said = explainPlaceFault(path, place, read);
      return said === undefined ? [] : [[path, said]];
    }),
  );
}

/** Explains to people a fault of a place at a path of the contract; undefined for any other path. */
export function explainPlaceFault(
  path: string,
  place: WrittenPlace,
  read: ReadMessages,
): string | undefined {
  const field = /place\.(postalCode|region|city|pin)$/.exec(path)?.[1];
  if (field === 'postalCode') return explainPostalCode(place, read);
  const messages = read(faultMessages);
  if (field === 'region') return messages.region;
  if (field === 'city') return messages.city;
  return field === 'pin' ? messages.pin : undefined;
}

function explainPostalCode(place: WrittenPlace, read: ReadMessages): string {
  const country = countries.find((one) => one === place.country) ?? 'CA';
  const messages = read(addressFieldMessages);
  const isCode = readPostalCode(country, place.postalCode ?? '') !== undefined;
  return isCode ? messages.otherRegion : messages[`postalCode.${country}`];
}
