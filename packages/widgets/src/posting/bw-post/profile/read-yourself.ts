import { addressFieldMessages } from '@boardwalk/sdk-core/account/address-messages';
import { personFieldMessages } from '@boardwalk/sdk-core/account/person-messages';
import { callingCodes } from '@boardwalk/sdk-core/account/phone-rules';
import { type RequiredField, requiredFields } from '@boardwalk/sdk-core/account/profile-rules';
import type { WrittenBody } from '@boardwalk/sdk-core/posting/written-body';
import type { Profile } from '@boardwalk/sdk-core/profile/schemas';
import type { ProfileChange } from '@boardwalk/sdk-core/profile/store';
import { Problem } from '@boardwalk/sdk-core/vocabulary/problem';
import type { ReadMessages } from '@boardwalk/sdk-core/vocabulary/text/message';
import { type FieldErrors, textOf } from '../../../kit/form/form-data.ts';
import { formMessages } from '../../../parts/form/messages.ts';
import {
  countryOf,
  findAddressErrors,
  readAddress,
} from '../../../profile/shared/address-fields/address-form.ts';
import {
  findNameErrors,
  findPhoneErrors,
} from '../../../profile/shared/person-fields/person-errors.ts';

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

/**
 * Reads what the form says of the user who posts; the phone number of the listing is theirs where
 * they give one.
 */
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
  if (!data.has(yourselfMark)) {
    const isAsked = (field: RequiredField) => field !== 'phone' || !contact.phone;
    return missingFaults(profile.missing.filter(isAsked), read);
  }
  const lacks = lacksOf(profile);
  const person = read(personFieldMessages);
  const isEmpty = (field: RequiredField) => {
    const text = data.get(nameOf(field));
    return typeof text === 'string' && text.trim() === '';
  };
  return {
    ...(lacks.names && findNameErrors(data, person)),
    ...(lacks.phone && !contact.phone && findPhoneErrors(data, person, 'own')),
    ...(lacks.billing && findAddressErrors(data, 'billing', read(addressFieldMessages))),
    ...missingFaults(requiredFields.filter(isEmpty), read),
  };
}

/** The name of the field that asks for it. */
function nameOf(field: RequiredField): string {
  return field === 'phone' ? 'own.number' : field;
}

function missingFaults(fields: readonly RequiredField[], read: ReadMessages): FieldErrors {
  const { missing } = read(formMessages);
  return Object.fromEntries(fields.map((field) => [nameOf(field), missing]));
}

/** A refusal of the profile, at the fields that the form has for it. */
export function toYourselfProblem(
  problem: Problem,
  { contact }: Pick<WrittenBody, 'contact'>,
): Problem {
  if (problem.fields.length === 0) return problem;
  const phone = contact.phone ? 'phone.number' : 'own.number';
  const fields = problem.fields.map(({ path, message }) => ({
    path: path.replace(/^body\./, '').replace(/^phone(?:\..*)?$/, phone),
    message,
  }));
  return new Problem(problem.code, problem.message, { fields, cause: problem });
}
