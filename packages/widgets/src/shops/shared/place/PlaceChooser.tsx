import { addressFieldMessages } from '@boardwalk/sdk-core/account/address-messages';
import {
  isCodeOfRegion,
  readPostalCode,
  regionsOf,
} from '@boardwalk/sdk-core/account/billing-rules';
import type { Destination } from '@boardwalk/sdk-core/shops/shipping/rate-rules';
import { deliveryMessages } from '@boardwalk/sdk-core/shops/view/delivery-messages';
import { type Country, countries } from '@boardwalk/sdk-core/vocabulary/places/countries';
import { useRef, useState } from 'react';
import { useEnvironment } from '../../../element/mount/widget-context.ts';
import { textOf } from '../../../kit/form/form-data.ts';
import { PlainForm } from '../../../kit/form/PlainForm.tsx';
import { Select } from '../../../kit/select/Select.tsx';
import { TextField } from '../../../kit/text-field/TextField.tsx';
import { addressLabels } from '../../../profile/shared/address-fields/address-labels.ts';
import { nameOfRegion } from './place-text.ts';
import '../../../kit/button/button.css';
import './chooser.css';

export { default as styles } from './PlaceChooser.tsx?styles';

interface PlaceChooserProps {
  readonly place: Destination;
  readonly onChoose: (place: Destination) => void;
}

/** Asks where a parcel would go: as much of an address as rates depend on. */
export function PlaceChooser({ place, onChoose }: PlaceChooserProps) {
  const { locale, messages: read } = useEnvironment();
  const messages = read(deliveryMessages);
  const fields = read(addressFieldMessages);
  const [country, setCountry] = useState<Country>(place.country);
  const [region, setRegion] = useState(place.region ?? '');
  const [fault, setFault] = useState<string>();
  const code = useRef<HTMLInputElement>(null);
  const labels = addressLabels(fields, country);
  const regions = regionsOf(country);

  /** Rates depend on a code that is one, and belongs to the region. */
  function choose(typed: string) {
    const postalCode = typed === '' ? null : readPostalCode(country, typed);
    const isOther =
      postalCode && !isCodeOfRegion({ countryCode: country, state: region, postalCode });
    if (postalCode === undefined || isOther) {
      setFault(isOther ? fields.otherRegion : fields[`postalCode.${country}`]);
      code.current?.focus();
      return;
    }
    onChoose({ country, region: region || null, postalCode });
  }

  function pickCountry(value: string) {
    const next = countries.find((one) => one === value);
    if (!next || next === country) return;
    setCountry(next);
    setRegion('');
    setFault(undefined);
  }

  return (
    <PlainForm
      className="place-chooser"
      label={messages.chooseTitle}
      onSubmit={(data) => choose(textOf(data, 'postalCode').trim())}
    >
      <Select
        label={fields.countryCode}
        choices={countries.map((value) => ({ value, label: fields[value] }))}
        value={country}
        onPick={pickCountry}
        autoComplete="shipping country"
      />
      <Select
        label={labels.state}
        choices={[
          { value: '', label: fields.choose },
          ...regions.map((one) => ({ value: one.code, label: nameOfRegion(one, locale) })),
        ]}
        value={region}
        onPick={setRegion}
        required
        autoComplete="shipping address-level1"
      />
      <TextField
        ref={code}
        name="postalCode"
        error={fault}
        onChange={() => setFault(undefined)}
        label={labels.postalCode}
        help={messages.codeHelp}
        defaultValue={place.postalCode ?? ''}
        maxLength={10}
        autoComplete="shipping postal-code"
      />
      <button type="submit" className="button button-secondary">
        {messages.show}
      </button>
    </PlainForm>
  );
}
