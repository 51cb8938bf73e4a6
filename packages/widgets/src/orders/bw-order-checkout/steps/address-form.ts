import { addressFieldMessages } from '@boardwalk/sdk-core/account/address-messages';
import { callingCodes, readPhoneNumber } from '@boardwalk/sdk-core/account/phone-rules';
import { longestCartText } from '@boardwalk/sdk-core/cart/cart-limits';
import type { DeliveryAddress } from '@boardwalk/sdk-core/cart/delivery-schemas';
import { checkoutStepMessages } from '@boardwalk/sdk-core/orders/checkout/checkout-step-messages';
import { storedFormOf } from '@boardwalk/sdk-core/orders/checkout/stored-address';
import type { WidgetEnvironment } from '../../../element/environment/environment.ts';
import { type FieldErrors, textOf } from '../../../kit/form/form-data.ts';
import {
  countryOf,
  findAddressErrors,
  readAddress,
} from '../../../profile/shared/address-fields/address-form.ts';

const name = 'shipping';

/** What is wrong with an address that goods are sent to. */
export function findDeliveryErrors(
  data: FormData,
  read: WidgetEnvironment['messages'],
): FieldErrors {
  const messages = read(checkoutStepMessages);
  const address = readAddress(data, name);
  const parts = ['countryCode', 'line1', 'city', 'state', 'postalCode'] as const;
  const missing = parts.filter((part) => address[part] === null).map((part) => `${name}.${part}`);
  const lines = {
    ...longestCartText,
    line1: longestCartText.street,
    line2: longestCartText.street,
  };
  const tooLong = (['recipient', 'company', 'line2', 'line1', 'city'] as const)
    .filter((part) => textOf(data, `${name}.${part}`).trim().length > lines[part])
    .map((part) => [`${name}.${part}`, messages.tooLong]);
  const recipient = textOf(data, `${name}.recipient`).trim() === '' ? [`${name}.recipient`] : [];
  return {
    ...Object.fromEntries(tooLong),
    ...findAddressErrors(data, name, read(addressFieldMessages)),
    ...Object.fromEntries([...recipient, ...missing].map((field) => [field, messages.missing])),
    ...(isPhoneWrong(data) && { [`${name}.phone.number`]: messages.phoneWrong }),
  };
}

/** The address of a form without faults, in its stored form. */
export function readDeliveryAddress(data: FormData): DeliveryAddress {
  const line = (part: string) => textOf(data, `${name}.${part}`);
  const countryCode = countryOf(line('countryCode'));
  if (!countryCode) throw new Error('An address without faults has a country.');
  return storedFormOf({
    ...{ recipient: line('recipient'), company: line('company') },
    ...{ line1: line('line1'), line2: line('line2'), city: line('city') },
    ...{ state: line('state'), postalCode: line('postalCode'), countryCode },
    phone: readPhone(data),
  });
}

function readPhone(data: FormData) {
  const country = countryOf(textOf(data, `${name}.phone.country`));
  const number = textOf(data, `${name}.phone.number`).trim();
  if (number === '' || !country) return null;
  return { country, code: callingCodes[country], number };
}

function isPhoneWrong(data: FormData): boolean {
  const phone = readPhone(data);
  return phone !== null && readPhoneNumber(phone.country, phone.number) === undefined;
}
