import {
  accountFieldMessages,
  accountFormMessages,
} from '@boardwalk/sdk-core/account/form-messages';
import { useMessages } from '../../../../element/mount/widget-context.ts';
import type { FieldErrors } from '../../../../kit/form/form-data.ts';
import { FirstNameField } from '../../../../profile/shared/person-fields/PersonNameFields.tsx';
import { EmailField, NewPasswordField } from '../AccountFields.tsx';
import { RegistrationConsent } from './RegistrationConsent.tsx';

interface RegisterFieldsProps {
  readonly errors: FieldErrors;
  /** Whether others are going to see who it is. */
  readonly asksName: boolean;
}

/**
 * Shows all that an account begins with: the rest of a profile is requested once something needs
 * it.
 */
export function RegisterFields({ errors, asksName }: RegisterFieldsProps) {
  const messages = useMessages(accountFieldMessages);
  const { firstNameHelp } = useMessages(accountFormMessages);
  return (
    <>
      {asksName && <FirstNameField error={errors.firstName} help={firstNameHelp} />}
      <EmailField error={errors.email} />
      <NewPasswordField label={messages.password} error={errors.password} />
      <RegistrationConsent error={errors.consent} />
    </>
  );
}
