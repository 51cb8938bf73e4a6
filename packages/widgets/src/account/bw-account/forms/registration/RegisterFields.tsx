import { accountFieldMessages } from '@boardwalk/sdk-core/account/form-messages';
import { useMessages } from '../../../../element/mount/widget-context.ts';
import type { FieldErrors } from '../../../../kit/form/use-form.ts';
import { EmailField, NewPasswordField } from '../AccountFields.tsx';
import { Consent } from './Consent.tsx';

interface RegisterFieldsProps {
  readonly errors: FieldErrors;
}

/** All that an account begins with: the rest of a profile is asked for once something needs it. */
export function RegisterFields({ errors }: RegisterFieldsProps) {
  const messages = useMessages(accountFieldMessages);
  return (
    <>
      <EmailField error={errors.email} />
      <NewPasswordField label={messages.password} error={errors.password} />
      <Consent error={errors.consent} />
    </>
  );
}
