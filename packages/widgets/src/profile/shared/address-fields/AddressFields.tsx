import { addressFieldMessages } from '@boardwalk/sdk-core/account/address-messages';
import { regionsOf } from '@boardwalk/sdk-core/account/billing-rules';
import type { BillingPart } from '@boardwalk/sdk-core/account/profile-rules';
import { countries } from '@boardwalk/sdk-core/vocabulary/places/countries';
import { type ReactNode, useState } from 'react';
import { useEnvironment } from '../../../element/mount/widget-context.ts';
import type { FieldErrors } from '../../../kit/form/form-data.ts';
import { Select } from '../../../kit/select/Select.tsx';
import { TextField } from '../../../kit/text-field/TextField.tsx';
import { countryOf } from './address-form.ts';
import { addressLabels } from './address-labels.ts';
import '../person-fields/field-row.css';

interface AddressFieldsProps {
  /** Before the names of the fields, `billing.city`, and what browsers fill in by it. */
  readonly name: 'billing' | 'shipping';
  /** What they begin with. */
  readonly address: Readonly<Record<BillingPart, string | null>>;
  readonly errors: FieldErrors;
  /** Whether all of it must be filled in, which stars show. */
  readonly required?: boolean;
  /** What stands below the street, such as the number of an apartment. */
  readonly children?: ReactNode;
}

/**
 * Shows an address; each country has provinces or states of its own. What is too long is reported,
 * as a `maxLength` would cut it without a word.
 */
export function AddressFields(props: AddressFieldsProps) {
  const { name, address, errors, required, children } = props;
  const { locale, messages: read } = useEnvironment();
  const messages = read(addressFieldMessages);
  const [country, setCountry] = useState<string>(address.countryCode ?? '');
  const [state, setState] = useState(address.state ?? '');
  const chosen = countryOf(country);
  const regions = chosen ? regionsOf(chosen) : [];
  const isFrench = locale.startsWith('fr');
  const labels = { ...messages, ...addressLabels(messages, chosen) };
  const none = { value: '', label: messages.choose };

  function pickCountry(next: string) {
    setCountry(next);
    if (next !== country) setState('');
  }

  /** What all of its fields have in common, by the name that browsers fill it in by. */
  function field(part: BillingPart, autoComplete: string) {
    return {
      name: `${name}.${part}`,
      label: labels[part],
      error: errors[`${name}.${part}`],
      autoComplete: `${name} ${autoComplete}`,
      required,
      isMarked: required,
    };
  }

  return (
    <>
      <Select
        {...field('countryCode', 'country')}
        choices={[none, ...countries.map((value) => ({ value, label: messages[value] }))]}
        value={country}
        onPick={pickCountry}
        // What was wrong for another country may be right for this one.
        data-fills={`${name}.state ${name}.postalCode`}
      />
      <TextField {...field('line1', 'address-line1')} defaultValue={address.line1 ?? ''} />
      {children}
      <div className="field-row">
        <TextField {...field('city', 'address-level2')} defaultValue={address.city ?? ''} />
        <Select
          {...field('state', 'address-level1')}
          choices={[
            none,
            ...regions.map((region) => ({
              value: region.code,
              label: isFrench ? (region.frenchName ?? region.name) : region.name,
            })),
          ]}
          value={state}
          onPick={setState}
        />
        <TextField
          {...field('postalCode', 'postal-code')}
          defaultValue={address.postalCode ?? ''}
        />
      </div>
    </>
  );
}
