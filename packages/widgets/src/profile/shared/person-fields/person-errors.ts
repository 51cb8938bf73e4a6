import { hasNameLength, readName } from '@boardwalk/sdk-core/account/identity-rules';
import type { personFieldMessages } from '@boardwalk/sdk-core/account/person-messages';
import { readPhoneNumber } from '@boardwalk/sdk-core/account/phone-rules';
import type { Country } from '@boardwalk/sdk-core/vocabulary/places/countries';
import type { Messages } from '@boardwalk/sdk-core/vocabulary/text/message';
import { type FieldErrors, textOf } from '../../../kit/form/form-data.ts';

type PersonMessages = Messages<typeof personFieldMessages>;

/** What is wrong with a first or last name; nothing where it is right. */
export function describeNameFault(
  text: string,
  messages: Pick<PersonMessages, 'nameWrong' | 'nameUnseen'>,
): string | undefined {
  if (readName(text) !== undefined) return undefined;
  return hasNameLength(text) ? messages.nameUnseen : messages.nameWrong;
}

/** What is wrong with the names of a form with `NameFields`. */
export function findNameErrors(data: FormData, messages: PersonMessages): FieldErrors {
  const faults = ['firstName', 'lastName'].flatMap((name) => {
    const fault = describeNameFault(textOf(data, name), messages);
    return fault === undefined ? [] : [[name, fault] as const];
  });
  return Object.fromEntries(faults);
}

/** What is wrong with the number of a form with `PhoneFields`, one that is not filled in included. */
export function findPhoneErrors(
  data: FormData,
  messages: PersonMessages,
  name = 'phone',
): FieldErrors {
  // The select offers the countries of the table.
  const country = textOf(data, `${name}.country`) as Country;
  const isWrong = readPhoneNumber(country, textOf(data, `${name}.number`)) === undefined;
  return isWrong ? { [`${name}.number`]: messages.phoneWrong } : {};
}
