import type { addressFieldMessages } from '@boardwalk/sdk-core/account/address-messages';
import {
  isCodeOfRegion,
  isRegionOf,
  readPostalCode,
} from '@boardwalk/sdk-core/account/billing-rules';
import { readName } from '@boardwalk/sdk-core/account/identity-rules';
import { type Country, countries } from '@boardwalk/sdk-core/vocabulary/places/countries';
import type { Messages } from '@boardwalk/sdk-core/vocabulary/text/message';
import { type FieldErrors, textOf } from '../../../kit/form/form-data.ts';

/** What the fields of an address say, as it is sent; what is not filled in is null. */
export function readAddress(data: FormData, name: string) {
  const filled = (part: string) => textOf(data, `${name}.${part}`).trim() || null;
  return {
    countryCode: countryOf(textOf(data, `${name}.countryCode`)) ?? null,
    postalCode: filled('postalCode'),
    state: filled('state'),
    city: filled('city'),
    line1: filled('line1'),
  };
}

/** What is wrong with the fields of an address that may be filled in by halves. */
export function findAddressErrors(
  data: FormData,
  name: string,
  messages: Messages<typeof addressFieldMessages>,
): FieldErrors {
  const { countryCode: country, postalCode, state, city, line1 } = readAddress(data, name);
  const isWrongLine = (text: string | null) => text !== null && readName(text) === undefined;
  const code = country && postalCode ? readPostalCode(country, postalCode) : undefined;
  const isWrongCode = country && postalCode && code === undefined;
  const isElsewhere =
    country && state && isRegionOf(country, state) && code
      ? !isCodeOfRegion({ countryCode: country, state, postalCode: code })
      : false;
  return {
    ...(!country && (postalCode || state) && { [`${name}.countryCode`]: messages.countryMissing }),
    ...(isWrongLine(line1) && { [`${name}.line1`]: messages.lineWrong }),
    ...(isWrongLine(city) && { [`${name}.city`]: messages.lineWrong }),
    ...(country && state && !isRegionOf(country, state) && { [`${name}.state`]: messages.choose }),
    ...(isWrongCode && { [`${name}.postalCode`]: messages[`postalCode.${country}`] }),
    ...(isElsewhere && { [`${name}.postalCode`]: messages.otherRegion }),
  };
}

export function countryOf(text: string): Country | undefined {
  return countries.find((country) => country === text);
}
