import type { accountFieldMessages } from '@boardwalk/sdk-core/account/form-messages';
import { readEmail, readName } from '@boardwalk/sdk-core/account/identity-rules';
import type { personFieldMessages } from '@boardwalk/sdk-core/account/person-messages';
import type { Messages } from '@boardwalk/sdk-core/vocabulary/text/message';
import { type FieldErrors, textOf } from '../../../../kit/form/use-form.ts';
import { passwordErrors } from '../AccountFields.tsx';

interface RegistrationMessages {
  readonly account: Messages<typeof accountFieldMessages>;
  readonly person: Messages<typeof personFieldMessages>;
  readonly consentMissing: string;
}

/** What is wrong with a registration before it is sent, in the order of its fields. */
export function findRegistrationErrors(
  data: FormData,
  { account, person, consentMissing }: RegistrationMessages,
): FieldErrors {
  const email = textOf(data, 'email');
  const isNameless = data.has('firstName') && readName(textOf(data, 'firstName')) === undefined;
  return {
    ...(isNameless && { firstName: person.nameWrong }),
    ...(readEmail(email) === undefined && { email: account.emailWrong }),
    ...passwordErrors(textOf(data, 'password'), { email }, account),
    ...(!data.has('consent') && { consent: consentMissing }),
  };
}
