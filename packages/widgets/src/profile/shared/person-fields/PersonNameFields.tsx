import { personFieldMessages } from '@boardwalk/sdk-core/account/person-messages';
import { useMessages } from '../../../element/mount/widget-context.ts';
import type { FieldErrors } from '../../../kit/form/form-data.ts';
import { TextField } from '../../../kit/text-field/TextField.tsx';
import './field-row.css';

interface NameFieldsProps {
  readonly errors: FieldErrors;
  /** What they begin with. */
  readonly firstName?: string;
  readonly lastName?: string;
  /** Whether stars show that both must be filled in. */
  readonly isMarked?: boolean;
}

/**
 * Shows the names of a person, side by side: `firstName` and `lastName`. What is too long is
 * reported, as a `maxLength` would cut it without a word.
 */
export function PersonNameFields({ errors, firstName, lastName, isMarked }: NameFieldsProps) {
  const messages = useMessages(personFieldMessages);
  return (
    <div className="field-row">
      <FirstNameField error={errors.firstName} defaultValue={firstName} isMarked={isMarked} />
      <TextField
        name="lastName"
        label={messages.lastName}
        error={errors.lastName}
        defaultValue={lastName}
        required
        isMarked={isMarked}
        autoComplete="family-name"
      />
    </div>
  );
}

interface FirstNameFieldProps {
  readonly error: string | undefined;
  readonly defaultValue?: string | undefined;
  readonly isMarked?: boolean | undefined;
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
    />
  );
}
