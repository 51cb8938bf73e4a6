import { accountFieldMessages } from '@boardwalk/sdk-core/account/form-messages';
import { longestEmail } from '@boardwalk/sdk-core/account/identity-rules';
import { findPasswordFault, type KnownNames } from '@boardwalk/sdk-core/account/password-rules';
import type { Messages } from '@boardwalk/sdk-core/vocabulary/text/message';
import { useMessages } from '../../../element/mount/widget-context.ts';
import { PasswordField } from '../../../kit/text-field/PasswordField.tsx';
import { TextField } from '../../../kit/text-field/TextField.tsx';

interface FieldProps {
  readonly error: string | undefined;
}

export function EmailField({ error }: FieldProps) {
  const messages = useMessages(accountFieldMessages);
  return (
    <TextField
      name="email"
      type="email"
      label={messages.email}
      error={error}
      required
      autoComplete="email"
      maxLength={longestEmail}
    />
  );
}

export function UsernameField({ error, label }: FieldProps & { readonly label: string }) {
  return (
    <TextField
      name="username"
      label={label}
      error={error}
      required
      autoComplete="username"
      autoCapitalize="none"
      autoCorrect="off"
      spellCheck={false}
      maxLength={longestEmail}
    />
  );
}

interface NewPasswordFieldProps extends FieldProps {
  readonly label: string;
}

export function NewPasswordField({ label, error }: NewPasswordFieldProps) {
  const messages = useMessages(accountFieldMessages);
  return (
    <PasswordField
      name="password"
      label={label}
      autoComplete="new-password"
      help={messages.passwordHelp}
      error={error}
      showLabel={messages.show}
      hideLabel={messages.hide}
    />
  );
}

/** What is wrong with a new password, as the field says it. */
export function passwordErrors(
  password: string,
  names: KnownNames,
  messages: Messages<typeof accountFieldMessages>,
): { readonly password?: string } {
  const fault = findPasswordFault(password, names);
  return fault ? { password: messages[`password.${fault}`] } : {};
}
