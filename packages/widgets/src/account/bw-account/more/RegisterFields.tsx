import { accountFieldMessages } from '@boardwalk/sdk-core/account/form-messages';
import { longestName } from '@boardwalk/sdk-core/account/identity-rules';
import { countries } from '@boardwalk/sdk-core/vocabulary/countries';
import { useState } from 'react';
import { useEnvironment } from '../../../element/widget-context.ts';
import type { FieldErrors } from '../../../kit/form/use-form.ts';
import { Select } from '../../../kit/select/Select.tsx';
import { TextField } from '../../../kit/text-field/TextField.tsx';
import { EmailField, NewPasswordField, UsernameField } from './AccountFields.tsx';
import { Consent } from './Consent.tsx';

interface RegisterFieldsProps {
  readonly errors: FieldErrors;
}

/** Everything that an account begins with. */
export function RegisterFields({ errors }: RegisterFieldsProps) {
  const { messages: read, timeZone } = useEnvironment();
  const messages = read(accountFieldMessages);
  const [country, setCountry] = useState<string>(timeZone.startsWith('Australia/') ? 'AU' : 'CA');
  return (
    <>
      <div className="form-row">
        <TextField
          name="firstName"
          label={messages.firstName}
          error={errors.firstName}
          required
          autoComplete="given-name"
          maxLength={longestName}
        />
        <TextField
          name="lastName"
          label={messages.lastName}
          error={errors.lastName}
          required
          autoComplete="family-name"
          maxLength={longestName}
        />
      </div>
      <EmailField error={errors.email} />
      <div className="form-row">
        <Select
          name="phone.country"
          label={messages.country}
          choices={countries.map((value) => ({ value, label: messages[value] }))}
          value={country}
          onPick={setCountry}
        />
        <TextField
          name="phone.number"
          type="tel"
          label={messages.phone}
          error={errors['phone.number']}
          required
          autoComplete="tel-national"
          maxLength={30}
        />
      </div>
      <UsernameField help={messages.usernameHelp} error={errors.username} />
      <NewPasswordField label={messages.password} error={errors.password} />
      <Consent error={errors.consent} />
    </>
  );
}
