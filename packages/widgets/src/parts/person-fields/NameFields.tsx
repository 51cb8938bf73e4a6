import { longestName } from '@boardwalk/sdk-core/account/identity-rules';
import { personFieldMessages } from '@boardwalk/sdk-core/account/person-messages';
import { useMessages } from '../../element/mount/widget-context.ts';
import type { FieldErrors } from '../../kit/form/use-form.ts';
import { TextField } from '../../kit/text-field/TextField.tsx';

interface NameFieldsProps {
  readonly errors: FieldErrors;
  /** What they begin with. */
  readonly firstName?: string;
  readonly lastName?: string;
}

/** The names of a person, side by side: `firstName` and `lastName`. */
export function NameFields({ errors, firstName, lastName }: NameFieldsProps) {
  const messages = useMessages(personFieldMessages);
  return (
    <div className="field-row">
      <TextField
        name="firstName"
        label={messages.firstName}
        error={errors.firstName}
        defaultValue={firstName}
        required
        autoComplete="given-name"
        maxLength={longestName}
      />
      <TextField
        name="lastName"
        label={messages.lastName}
        error={errors.lastName}
        defaultValue={lastName}
        required
        autoComplete="family-name"
        maxLength={longestName}
      />
    </div>
  );
}
