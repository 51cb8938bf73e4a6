import type { accountFieldMessages } from '@boardwalk/sdk-core/account/form-messages';
import { isUsername, readEmail, readName } from '@boardwalk/sdk-core/account/identity-rules';
import { readPhoneNumber } from '@boardwalk/sdk-core/account/phone-rules';
import type { Country } from '@boardwalk/sdk-core/vocabulary/countries';
import type { Messages } from '@boardwalk/sdk-core/vocabulary/message';
import { type FieldErrors, textOf } from '../../../kit/form/use-form.ts';
import { passwordErrors } from './AccountFields.tsx';

/** What is wrong with a registration before it is sent, in the order of its fields. */
export function findRegistrationErrors(
  data: FormData,
  messages: Messages<typeof accountFieldMessages>,
  consentMissing: string,
): FieldErrors {
  const text = (name: string) => textOf(data, name);
  // The select offers the countries of the table.
  const country = text('phone.country') as Country;
  const names = { username: text('username'), email: text('email') };
  const isMissing = (value: unknown) => value === undefined;
  return {
    ...(isMissing(readName(text('firstName'))) && { firstName: messages.nameWrong }),
    ...(isMissing(readName(text('lastName'))) && { lastName: messages.nameWrong }),
    ...(isMissing(readEmail(names.email)) && { email: messages.emailWrong }),
    ...(isMissing(readPhoneNumber(country, text('phone.number'))) && {
      'phone.number': messages.phoneWrong,
    }),
    ...(!isUsername(names.username) && { username: messages.usernameWrong }),
    ...passwordErrors(text('password'), names, messages),
    ...(!data.has('consent') && { consent: consentMissing }),
  };
}
