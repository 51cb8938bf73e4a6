import type { accountFieldMessages } from '@boardwalk/sdk-core/account/form-messages';
import { readEmail } from '@boardwalk/sdk-core/account/identity-rules';
import type { Messages } from '@boardwalk/sdk-core/vocabulary/text/message';
import { type FieldErrors, textOf } from '../../../../kit/form/use-form.ts';
import { passwordErrors } from '../AccountFields.tsx';

interface RegistrationMessages {
  readonly account: Messages<typeof accountFieldMessages>;
  readonly consentMissing: string;
}

/** What is wrong with a registration before it is sent, in the order of its fields. */
export function findRegistrationErrors(
  data: FormData,
  { account, consentMissing }: RegistrationMessages,
): FieldErrors {
  const email = textOf(data, 'email');
  return {
    ...(readEmail(email) === undefined && { email: account.emailWrong }),
    ...passwordErrors(textOf(data, 'password'), { email }, account),
    ...(!data.has('consent') && { consent: consentMissing }),
  };
}
