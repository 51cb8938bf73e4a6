import { addressFieldMessages } from '@boardwalk/sdk-core/account/address-messages';
import { personFieldMessages } from '@boardwalk/sdk-core/account/person-messages';
import { callingCodes } from '@boardwalk/sdk-core/account/phone-rules';
import { billingParts, type RequiredField } from '@boardwalk/sdk-core/account/profile-rules';
import { faultMessages } from '@boardwalk/sdk-core/posting/messages';
import type { WrittenBody } from '@boardwalk/sdk-core/posting/written-body';
import type { Profile } from '@boardwalk/sdk-core/profile/schemas';
import type { ProfileChange } from '@boardwalk/sdk-core/profile/store';
import type { ReadMessages } from '@boardwalk/sdk-core/vocabulary/text/message';
import { type FieldErrors, textOf } from '../../kit/form/use-form.ts';
import {
  countryOf,
  findAddressErrors,
  readAddress,
} from '../../parts/address-fields/address-form.ts';
import { findNameErrors, findPhoneErrors } from '../../parts/person-fields/person-errors.ts';

/** The name of what says that the fields are there. */
export const yourselfMark = 'yourself';

/** What a form of a listing asks for of a profile. */
export function lacksOf({ missing }: Pick<Profile, 'missing'>) {
  return {
    names: missing.includes('firstName') || missing.includes('lastName'),
    phone: missing.includes('phone'),
    billing: missing.some((field) => field.startsWith('billing.')),
  };
}

/** What the form says of whoever posts; the phone number of the listing is theirs where they give one. */
export function readYourself(
  profile: Profile,
  data: FormData,
  { contact }: Pick<WrittenBody, 'contact'>,
): ProfileChange {
  const lacks = lacksOf(profile);
  return {
    id: profile.id,
    ...(lacks.names && {
      firstName: textOf(data, 'firstName'),
      lastName: textOf(data, 'lastName'),
    }),
    ...(lacks.phone && { phone: readOwnPhone(data, contact) }),
    ...(lacks.billing && { billing: readAddress(data, 'billing') }),
  };
}

function readOwnPhone(data: FormData, { phone }: WrittenBody['contact']) {
  const country = phone?.country ?? countryOf(textOf(data, 'own.country')) ?? 'CA';
  const number = phone?.number ?? textOf(data, 'own.number').trim();
  return { country, code: callingCodes[country], number };
}

/** What is wrong with it; all of it must be filled in before anything is published. */
export function findYourselfFaults(
  profile: Profile,
  data: FormData,
  { contact }: Pick<WrittenBody, 'contact'>,
  read: ReadMessages,
): FieldErrors {
  // Its fields come with their page, to which what is missing leads.
  if (!data.has(yourselfMark)) return missingFaults(profile.missing, read);
  const lacks = lacksOf(profile);
  const person = read(personFieldMessages);
  return {
    ...(lacks.names && findNameErrors(data, person)),
    ...(lacks.phone && !contact.phone && findPhoneErrors(data, person, 'own')),
    ...(lacks.billing && findBillingFaults(data, read)),
  };
}

function findBillingFaults(data: FormData, read: ReadMessages): FieldErrors {
  const address = readAddress(data, 'billing');
  const empty = billingParts.filter((part) => address[part] === null);
  return {
    ...findAddressErrors(data, 'billing', read(addressFieldMessages)),
    ...missingFaults(
      empty.map((part) => `billing.${part}` as const),
      read,
    ),
  };
}

function missingFaults(fields: readonly RequiredField[], read: ReadMessages): FieldErrors {
  const { missing } = read(faultMessages);
  const nameOf = (field: RequiredField) => (field === 'phone' ? 'own.number' : field);
  return Object.fromEntries(fields.map((field) => [nameOf(field), missing]));
}
