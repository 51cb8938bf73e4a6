import { factorsMessages } from '@boardwalk/sdk-core/admin/factors-messages';
import { useMessages } from '../../element/mount/widget-context.ts';
import type { FieldErrors } from '../../kit/form/form-data.ts';
import { PasswordField } from '../../kit/text-field/PasswordField.tsx';
import { TextField } from '../../kit/text-field/TextField.tsx';
import type { FactorsQuestion } from './use-own-factors.ts';

interface OwnFactorsFieldsProps {
  readonly question: FactorsQuestion;
  readonly errors: FieldErrors;
}

/** The reader's own password, and a code where their account has two steps. */
export function OwnFactorsFields({ question, errors }: OwnFactorsFieldsProps) {
  const messages = useMessages(factorsMessages);
  if (!question.asksForPassword) return null;
  const { password, code } = errors;
  // What the server refuses it with is not in the reader's language.
  const isRefused = password !== undefined && password !== messages.passwordMissing;
  const passwordError = isRefused ? messages.passwordWrong : password;
  return (
    <>
      <PasswordField
        name="password"
        label={messages.password}
        autoComplete="current-password"
        error={passwordError}
        showLabel={messages.showPassword}
        hideLabel={messages.hidePassword}
      />
      {question.asksForCode && (
        <TextField
          name="code"
          label={messages.code}
          help={messages.codeHelp}
          error={code === undefined ? undefined : messages.codeWrong}
          required
          autoComplete="one-time-code"
          maxLength={40}
        />
      )}
    </>
  );
}
