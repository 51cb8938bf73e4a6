import { addressFieldMessages } from '@boardwalk/sdk-core/account/address-messages';
import { regionsOf } from '@boardwalk/sdk-core/account/billing-rules';
import type { ShippingRateBody } from '@boardwalk/sdk-core/shops/shipping/rate-schemas';
import { rateFormMessages } from '@boardwalk/sdk-core/shops/shipping/shipping-messages';
import { mostOfShop } from '@boardwalk/sdk-core/shops/shop-limits';
import { countries } from '@boardwalk/sdk-core/vocabulary/places/countries';
import { useState } from 'react';
import { useMessages } from '../../../element/mount/widget-context.ts';
import { Checkbox } from '../../../kit/checkbox/Checkbox.tsx';
import { FieldGroup } from '../../../parts/form/FieldGroup.tsx';
import { FormSelect } from '../../../parts/form/FormSelect.tsx';
import { HiddenValue } from '../../../parts/form/HiddenValue.tsx';
import { useLocale } from '../../../parts/form/use-locale.ts';
import { TagsField } from '../../../parts/tags-field/TagsField.tsx';
import './rate-form.css';

/** Where a rate holds: a country, some of its regions, some of their postal codes. */
export function ZoneFields({ start }: { readonly start: ShippingRateBody['zone'] }) {
  const messages = useMessages(rateFormMessages);
  const labels = useMessages(addressFieldMessages);
  const isFrench = useLocale() === 'fr-CA';
  const [country, setCountry] = useState(start.country);
  const [chosen, setChosen] = useState<readonly string[]>(start.regions);
  return (
    <>
      <FormSelect
        name="zone.country"
        label={messages.country}
        choices={countries.map((value) => ({ value, label: labels[value] }))}
        defaultValue={country}
        onPick={(picked) => {
          setCountry(countries.find((one) => one === picked) ?? start.country);
          setChosen([]);
        }}
      />
      <FieldGroup
        name="zone.regions"
        legend={labels[`stateIn.${country}`]}
        help={messages.regionsHelp}
      >
        <div className="rate-regions">
          {regionsOf(country).map(({ code, name, frenchName }) => (
            <Checkbox
              key={code}
              isChecked={chosen.includes(code)}
              onChange={(isChecked) =>
                setChosen(isChecked ? [...chosen, code] : chosen.filter((one) => one !== code))
              }
            >
              {isFrench ? (frenchName ?? name) : name}
            </Checkbox>
          ))}
        </div>
        <HiddenValue name="zone.regions" value={JSON.stringify(chosen)} />
      </FieldGroup>
      <TagsField
        key={country}
        name="zone.postalPrefixes"
        label={messages.prefixes}
        limits={{ count: mostOfShop.postalPrefixes, length: 10 }}
        defaultValue={country === start.country ? start.postalPrefixes : []}
      />
      <p className="rate-help">{messages.prefixesHelp}</p>
    </>
  );
}
