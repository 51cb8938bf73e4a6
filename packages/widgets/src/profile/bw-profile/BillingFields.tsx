import { regionsOf } from '@boardwalk/sdk-core/account/billing-rules';
import { longestName } from '@boardwalk/sdk-core/account/identity-rules';
import {
  profileFieldMessages,
  profileMessages,
} from '@boardwalk/sdk-core/profile/profile-messages';
import type { Profile } from '@boardwalk/sdk-core/profile/schemas';
import { countries } from '@boardwalk/sdk-core/vocabulary/countries';
import { useState } from 'react';
import { useEnvironment, useMessages } from '../../element/widget-context.ts';
import type { FieldErrors } from '../../kit/form/use-form.ts';
import { Select } from '../../kit/select/Select.tsx';
import { TextField } from '../../kit/text-field/TextField.tsx';
import { countryOf } from './profile-form-data.ts';

interface BillingFieldsProps {
  readonly billing: Profile['billing'];
  readonly errors: FieldErrors;
}

/** The address for bills; each country has provinces or states of its own. */
export function BillingFields({ billing, errors }: BillingFieldsProps) {
  const { locale } = useEnvironment();
  const messages = useMessages(profileMessages);
  const fields = useMessages(profileFieldMessages);
  const [country, setCountry] = useState<string>(billing.countryCode ?? '');
  const [state, setState] = useState(billing.state ?? '');
  const chosen = countryOf(country);
  const regions = chosen ? regionsOf(chosen) : [];
  const isFrench = locale.startsWith('fr');
  const none = { value: '', label: messages.choose };

  function pickCountry(next: string) {
    setCountry(next);
    if (next !== country) setState('');
  }

  return (
    <fieldset className="profile-part">
      <legend>{messages.billing}</legend>
      <p className="profile-note">{messages.billingNote}</p>
      <Select
        name="billing.countryCode"
        label={fields['billing.countryCode']}
        error={errors['billing.countryCode']}
        choices={[
          none,
          ...countries.map((value) => ({ value, label: messages[`country.${value}`] })),
        ]}
        value={country}
        onPick={pickCountry}
        autoComplete="billing country"
      />
      <TextField
        name="billing.line1"
        label={fields['billing.line1']}
        error={errors['billing.line1']}
        defaultValue={billing.line1 ?? ''}
        autoComplete="billing address-line1"
        maxLength={longestName}
      />
      <div className="profile-row">
        <TextField
          name="billing.city"
          label={fields['billing.city']}
          error={errors['billing.city']}
          defaultValue={billing.city ?? ''}
          autoComplete="billing address-level2"
          maxLength={longestName}
        />
        <Select
          name="billing.state"
          label={fields['billing.state']}
          error={errors['billing.state']}
          choices={[
            none,
            ...regions.map(({ code, name, frenchName }) => ({
              value: code,
              label: isFrench ? (frenchName ?? name) : name,
            })),
          ]}
          value={state}
          onPick={setState}
          autoComplete="billing address-level1"
        />
        <TextField
          name="billing.postalCode"
          label={fields['billing.postalCode']}
          error={errors['billing.postalCode']}
          defaultValue={billing.postalCode ?? ''}
          autoComplete="billing postal-code"
          maxLength={20}
        />
      </div>
    </fieldset>
  );
}
