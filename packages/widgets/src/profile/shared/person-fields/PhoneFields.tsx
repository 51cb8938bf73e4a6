import { personFieldMessages } from '@boardwalk/sdk-core/account/person-messages';
import { type Country, countries } from '@boardwalk/sdk-core/vocabulary/places/countries';
import { useState } from 'react';
import { useEnvironment } from '../../../element/mount/widget-context.ts';
import type { FieldErrors } from '../../../kit/form/form-data.ts';
import { Select } from '../../../kit/select/Select.tsx';
import { TextField } from '../../../kit/text-field/TextField.tsx';
import './field-row.css';

interface PhoneFieldsProps {
  /** Before the names of its fields; defaults to `phone`. */
  readonly name?: string;
  /** Where a form has two, what distinguishes this number from the other. */
  readonly label?: string;
  readonly errors: FieldErrors;
  /** What they begin with; without a country, that of the time zone. */
  readonly country?: Country | undefined;
  readonly number?: string | undefined;
  /** Whether it must be filled in, which a star shows. */
  readonly required?: boolean;
}

/** A phone number behind the code of its country: `{name}.country` and `{name}.number`. */
export function PhoneFields(props: PhoneFieldsProps) {
  const { messages: read, timeZone } = useEnvironment();
  const messages = read(personFieldMessages);
  const { name = 'phone', label = messages.phone, errors, country, number, required } = props;
  const here = timeZone.startsWith('Australia/') ? 'AU' : 'CA';
  const [chosen, setChosen] = useState<string>(country ?? here);
  return (
    <div className="field-row">
      <Select
        name={`${name}.country`}
        label={messages['phone.country']}
        choices={countries.map((value) => ({ value, label: messages[value] }))}
        value={chosen}
        onPick={setChosen}
      />
      <TextField
        name={`${name}.number`}
        type="tel"
        label={label}
        error={errors[`${name}.number`]}
        defaultValue={number}
        required={required}
        isMarked={required}
        autoComplete="tel-national"
      />
    </div>
  );
}
