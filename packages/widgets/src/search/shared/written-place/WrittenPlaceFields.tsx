import { addressFieldMessages } from '@boardwalk/sdk-core/account/address-messages';
import { readPostalCode, regionsOf } from '@boardwalk/sdk-core/account/billing-rules';
import type { SuggestedPlace } from '@boardwalk/sdk-core/places/schemas';
import { longest } from '@boardwalk/sdk-core/posting/limits';
import { fieldMessages } from '@boardwalk/sdk-core/posting/messages';
import { countries } from '@boardwalk/sdk-core/vocabulary/places/countries';
import { type ReactNode, useState } from 'react';
import { useMessages } from '../../../element/mount/widget-context.ts';
import { Select } from '../../../kit/select/Select.tsx';
import { FormTextField } from '../../../parts/form/FormTextField.tsx';
import { useFieldError } from '../../../parts/form/form-context.ts';
import { HiddenValue } from '../../../parts/form/HiddenValue.tsx';
import { useLocale } from '../../../parts/form/use-locale.ts';
import { YesField } from '../../../parts/yes-field/YesField.tsx';
import { addressLabels } from '../../../profile/shared/address-fields/address-labels.ts';
import { CityField } from './CityField.tsx';
import { PinField } from './PinField.tsx';
import type { MapNames, PickedCity, StartedPlace } from './written-place.ts';
import '../../../profile/shared/person-fields/field-row.css';

interface WrittenPlaceFieldsProps {
  readonly start: StartedPlace;
  readonly city: PickedCity | undefined;
  readonly onCity: (city: PickedCity) => void;
  readonly mapNames: MapNames;
  /** In place of the fields of city, country and region, where it can be in few cities alone. */
  readonly ownCity?: ReactNode;
}

/** Where something is, and how much of that others learn; `readWrittenPlace` reads it. */
export function WrittenPlaceFields(props: WrittenPlaceFieldsProps) {
  const { start, city, onCity, mapNames, ownCity } = props;
  const messages = useMessages(fieldMessages);
  const isFrench = useLocale() === 'fr-CA';
  const [region, setRegion] = useState(start.place.region);
  const [countryCode, setCountry] = useState(start.place.country);
  const country = countries.find((one) => one === countryCode);
  const labels = addressLabels(useMessages(addressFieldMessages), country);
  const regionError = useFieldError('place.region');
  const countryError = useFieldError('place.country');

  function pickCity(place: SuggestedPlace) {
    setCountry(place.country);
    setRegion(place.region);
    onCity(place);
  }

  return (
    <>
      {ownCity ?? <CityField defaultValue={start.place.city} onPick={pickCity} />}
      {/* A city that is picked counts as one that is typed. */}
      <HiddenValue
        name="place.picked"
        value={city ? `${city.lat} ${city.lng}` : ''}
        fills={['place.country', 'place.region']}
      />
      {!ownCity && (
        <div className="field-row">
          <Select
            name="place.country"
            label={messages['place.country']}
            required
            isMarked
            error={countryError}
            choices={[
              { value: '', label: messages.choose },
              ...countries.map((value) => ({ value, label: messages[value] })),
            ]}
            value={countryCode}
            onPick={(picked) => {
              setCountry(picked);
              setRegion('');
            }}
            data-fills="place.region place.postalCode"
          />
          <Select
            name="place.region"
            label={labels.state}
            required
            isMarked
            error={regionError}
            choices={[
              { value: '', label: messages.choose },
              ...(country ? regionsOf(country) : []).map(({ code, name, frenchName }) => ({
                value: code,
                label: isFrench ? (frenchName ?? name) : name,
              })),
            ]}
            value={region}
            onPick={setRegion}
          />
        </div>
      )}
      <div className="field-row">
        <FormTextField
          name="place.street"
          label={messages['place.street']}
          autoComplete="street-address"
          maxLength={longest.street}
          defaultValue={start.place.street ?? ''}
        />
        <FormTextField
          name="place.postalCode"
          label={labels.postalCode}
          autoComplete="postal-code"
          maxLength={20}
          defaultValue={start.place.postalCode ?? ''}
          onBlur={({ currentTarget }) => {
            const code = country && readPostalCode(country, currentTarget.value);
            if (code) currentTarget.value = code;
          }}
        />
      </div>
      <PinField key={city && `${city.lat} ${city.lng}`} {...{ start, city, mapNames }} />
      <YesField name="place.isAreaOnly" isChecked={start.place.isAreaOnly} note={messages.areaHelp}>
        {messages['place.isAreaOnly']}
      </YesField>
    </>
  );
}
