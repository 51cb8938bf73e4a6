import { accountFieldMessages } from '@boardwalk/sdk-core/account/form-messages';
import { useMessages } from '../../../element/mount/widget-context.ts';
import type { FieldErrors } from '../../../kit/form/use-form.ts';
import { NameFields } from '../../../parts/person-fields/NameFields.tsx';
import { PhoneFields } from '../../../parts/person-fields/PhoneFields.tsx';
import { EmailField, NewPasswordField, UsernameField } from './AccountFields.tsx';
import { Consent } from './Consent.tsx';

interface RegisterFieldsProps {
  readonly errors: FieldErrors;
}

/** Everything that an account begins with. */
export function RegisterFields({ errors }: RegisterFieldsProps) {
  const messages = useMessages(accountFieldMessages);
  return (
    <>
      <NameFields errors={errors} />
      <EmailField error={errors.email} />
      <PhoneFields errors={errors} required />
      <UsernameField help={messages.usernameHelp} error={errors.username} />
      <NewPasswordField label={messages.password} error={errors.password} />
      <Consent error={errors.consent} />
    </>
  );
}
