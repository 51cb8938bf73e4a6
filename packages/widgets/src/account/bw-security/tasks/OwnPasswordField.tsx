import { accountFieldMessages } from '@boardwalk/sdk-core/account/form-messages';
import { securityTaskMessages } from '@boardwalk/sdk-core/account/security/security-task-messages';
import type { Messages } from '@boardwalk/sdk-core/vocabulary/text/message';
import { useMessages } from '../../../element/mount/widget-context.ts';
import { type FieldErrors, textOf } from '../../../kit/form/form-data.ts';
import { PasswordField } from '../../../kit/text-field/PasswordField.tsx';

interface OwnPasswordFieldProps {
  readonly error: string | undefined;
  /** `current` where the form has a new one as well. */
  readonly name?: 'password' | 'current';
}

/** Asks for the password that one has. */
export function OwnPasswordField({ error, name = 'password' }: OwnPasswordFieldProps) {
  const messages = useMessages(securityTaskMessages);
  const fields = useMessages(accountFieldMessages);
  return (
    <PasswordField
      name={name}
      label={name === 'current' ? messages.currentPassword : messages.yourPassword}
      autoComplete="current-password"
      error={error}
      showLabel={fields.show}
      hideLabel={fields.hide}
    />
  );
}

/** What is wrong with it before anything is sent. */
export function ownPasswordErrors(
  data: FormData,
  messages: Messages<typeof securityTaskMessages>,
  name = 'password',
): FieldErrors {
  return textOf(data, name) === '' ? { [name]: messages.passwordMissing } : {};
}
