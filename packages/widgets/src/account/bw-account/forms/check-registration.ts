import type { accountFieldMessages } from '@boardwalk/sdk-core/account/form-messages';
import { isUsername, readEmail } from '@boardwalk/sdk-core/account/identity-rules';
import type { personFieldMessages } from '@boardwalk/sdk-core/account/person-messages';
import type { Messages } from '@boardwalk/sdk-core/vocabulary/text/message';
import { type FieldErrors, textOf } from '../../../kit/form/use-form.ts';
import { findNameErrors, findPhoneErrors } from '../../../parts/person-fields/person-errors.ts';
import { passwordErrors } from './AccountFields.tsx';

interface RegistrationMessages {
  readonly person: Messages<typeof personFieldMessages>;
  readonly account: Messages<typeof accountFieldMessages>;
  readonly consentMissing: string;
}

/** What is wrong with a registration before it is sent, in the order of its fields. */
export function findRegistrationErrors(
  data: FormData,
  { person, account, consentMissing }: RegistrationMessages,
): FieldErrors {
  const text = (name: string) => textOf(data, name);
  const names = { username: text('username'), email: text('email') };
  return {
    ...findNameErrors(data, person),
    ...(readEmail(names.email) === undefined && { email: account.emailWrong }),
    ...findPhoneErrors(data, person),
    ...(!isUsername(names.username) && { username: account.usernameWrong }),
    ...passwordErrors(text('password'), names, account),
    ...(!data.has('consent') && { consent: consentMissing }),
  };
}
