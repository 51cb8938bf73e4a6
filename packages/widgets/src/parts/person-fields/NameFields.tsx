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
      <FirstNameField error={errors.firstName} defaultValue={firstName} />
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

interface FirstNameFieldProps {
  readonly error: string | undefined;
  readonly defaultValue?: string | undefined;
  /** What it is for, where that is not plain. */
  readonly help?: string;
}

export function FirstNameField(props: FirstNameFieldProps) {
  const messages = useMessages(personFieldMessages);
  return (
    <TextField
      {...props}
      name="firstName"
      label={messages.firstName}
      required
      autoComplete="given-name"
      maxLength={longestName}
    />
  );
}
