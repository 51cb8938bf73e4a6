import { findEmailErrors } from '@boardwalk/sdk-core/account/find-email-errors';
import type { accountFieldMessages } from '@boardwalk/sdk-core/account/form-messages';
import type { personFieldMessages } from '@boardwalk/sdk-core/account/person-messages';
import type { Messages } from '@boardwalk/sdk-core/vocabulary/text/message';
import { type FieldErrors, textOf } from '../../../../kit/form/form-data.ts';
import { describeNameFault } from '../../../../profile/shared/person-fields/person-errors.ts';
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
  const firstName = data.has('firstName')
    ? describeNameFault(textOf(data, 'firstName'), person)
    : undefined;
  return {
    ...(firstName !== undefined && { firstName }),
    ...findEmailErrors(email, account),
    ...passwordErrors(textOf(data, 'password'), { email }, account),
    ...(!data.has('consent') && { consent: consentMissing }),
  };
}
