import { addressFieldMessages } from '@boardwalk/sdk-core/account/address-messages';
import {
  isCodeOfRegion,
  readPostalCode,
  regionsOf,
} from '@boardwalk/sdk-core/account/billing-rules';
import {
  formatDestination,
  parseDestination,
} from '@boardwalk/sdk-core/shops/search/product-query';
import { productFilterMessages } from '@boardwalk/sdk-core/shops/search/products-search-messages';
import type { Destination } from '@boardwalk/sdk-core/shops/shipping/rate-rules';
import { countries } from '@boardwalk/sdk-core/vocabulary/places/countries';
import { useState } from 'react';
import { useMessages } from '../../../element/mount/widget-context.ts';
import { Select } from '../../../kit/select/Select.tsx';
import { TextField } from '../../../kit/text-field/TextField.tsx';
import { addressLabels } from '../../../profile/shared/address-fields/address-labels.ts';
import { nameOfRegion } from '../../shared/place/place-text.ts';
import { useProducts } from '../products-search-context.ts';
import type { FilterProps } from './filter-props.ts';
import '../../../kit/text-field/field.css';
import './filters.css';

/** Where products must be sent to: as much of an address as rates depend on. */
export function DeliveryFilter({ draft, onDraft }: FilterProps) {
  const messages = useMessages(productFilterMessages);
  const fields = useMessages(addressFieldMessages);
  const { text } = useProducts();
  const place = parseDestination(draft.shipsTo);
  const [typed, setTyped] = useState<{ readonly code: string; readonly of: string }>();
  const code = typed?.of === draft.shipsTo ? typed.code : (place?.postalCode ?? '');
  const isWrong = place !== undefined && code.trim() !== '' && place.postalCode === null;

  function set(next: Destination | undefined): string {
    const shipsTo = next ? formatDestination(next) : '';
    onDraft({ ...draft, shipsTo });
    return shipsTo;
  }

  /** A code that is none, or of another region, stays as typed and is left out. */
  function writeCode(written: string) {
    if (!place) return;
    const { country, region } = place;
    const read = readPostalCode(country, written) ?? null;
    const isOther =
      read !== null &&
      region !== null &&
      !isCodeOfRegion({ countryCode: country, state: region, postalCode: read });
    const of = set({ ...place, postalCode: isOther ? null : read });
    setTyped({ code: written, of });
  }

  const labels = place && addressLabels(fields, place.country);
  return (
    <fieldset className="filter-set filter-delivery">
      <legend className="field-label">{messages.shipsTo}</legend>
      <Select
        label={fields.countryCode}
        choices={[
          { value: '', label: messages.anywhere },
          ...countries.map((value) => ({ value, label: fields[value] })),
        ]}
        value={place?.country ?? ''}
        onPick={(value) => {
          const country = countries.find((one) => one === value);
          set(country && { country, region: null, postalCode: null });
        }}
        autoComplete="shipping country"
      />
      {place && labels && (
        <>
          <Select
            label={labels.state}
            choices={[
              { value: '', label: messages.anyRegion },
              ...regionsOf(place.country).map((one) => ({
                value: one.code,
                label: nameOfRegion(one, text.locale),
              })),
            ]}
            value={place.region ?? ''}
            onPick={(region) => set({ ...place, region: region || null, postalCode: null })}
            autoComplete="shipping address-level1"
          />
          <TextField
            label={labels.postalCode}
            help={messages.postalCodeHelp}
            error={isWrong ? messages.postalCodeWrong : undefined}
            value={code}
            onChange={({ currentTarget }) => writeCode(currentTarget.value)}
            maxLength={10}
            autoComplete="shipping postal-code"
          />
        </>
      )}
    </fieldset>
  );
}
