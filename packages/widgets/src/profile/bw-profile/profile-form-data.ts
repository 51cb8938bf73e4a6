import { addressFieldMessages } from '@boardwalk/sdk-core/account/address-messages';
import { personFieldMessages } from '@boardwalk/sdk-core/account/person-messages';
import { callingCodes } from '@boardwalk/sdk-core/account/phone-rules';
import type { Profile } from '@boardwalk/sdk-core/profile/schemas';
import type { ProfileChange } from '@boardwalk/sdk-core/profile/store';
import type { ReadMessages } from '@boardwalk/sdk-core/vocabulary/text/message';
import { isTag } from '../../element/dom/nodes.ts';
import { type FieldErrors, textOf } from '../../kit/form/form-data.ts';
import {
  countryOf,
  findAddressErrors,
  readAddress,
} from '../shared/address-fields/address-form.ts';
import { findNameErrors, findPhoneErrors } from '../shared/person-fields/person-errors.ts';

/** What the form says, as it is sent; what is not filled in is null, and what it does not ask stays. */
export function readProfileForm(data: FormData): ProfileChange {
  const names = { firstName: textOf(data, 'firstName'), lastName: textOf(data, 'lastName') };
  return data.has('phone.number') ? { ...names, ...readContact(data) } : names;
}

function readContact(data: FormData) {
  const country = countryOf(textOf(data, 'phone.country')) ?? 'CA';
  const number = textOf(data, 'phone.number').trim() || null;
  return {
    phone: number === null ? null : { country, code: callingCodes[country], number },
    billing: readAddress(data, 'billing'),
  };
}

/** What is wrong with the form before it is sent, in the order of its fields. */
export function findProfileErrors(data: FormData, read: ReadMessages): FieldErrors {
  const person = read(personFieldMessages);
  const { phone, billing } = readProfileForm(data);
  return {
    ...findNameErrors(data, person),
    ...(phone && findPhoneErrors(data, person)),
    ...(billing && findAddressErrors(data, 'billing', read(addressFieldMessages))),
  };
}

/** Writes what was stored into the fields of text, as each country writes it. */
export function fillProfileForm(form: HTMLFormElement, profile: Profile): void {
  const { billing } = profile;
  const texts: Readonly<Record<string, string | null | undefined>> = {
    firstName: profile.firstName,
    lastName: profile.lastName,
    'phone.number': profile.phone?.number,
    'billing.postalCode': billing.postalCode,
    'billing.city': billing.city,
    'billing.line1': billing.line1,
  };
  for (const [name, text] of Object.entries(texts)) {
    const field = form.elements.namedItem(name);
    if (isTag(field, 'input')) field.value = text ?? '';
  }
}
