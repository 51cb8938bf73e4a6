import { longest } from '@boardwalk/sdk-core/posting/limits';
import { shopFormMessages } from '@boardwalk/sdk-core/shops/own/shop-form-messages';
import type { WrittenShop } from '@boardwalk/sdk-core/shops/own/written-shop';
import { longestShopText, mostOfShop } from '@boardwalk/sdk-core/shops/shop-limits';
import { type Country, countries } from '@boardwalk/sdk-core/vocabulary/places/countries';
import { type ReactNode, useContext, useState } from 'react';
import { useMessages } from '../../element/mount/widget-context.ts';
import { FieldGroup } from '../../parts/form/FieldGroup.tsx';
import { FormTextArea } from '../../parts/form/FormTextArea.tsx';
import { FormTextField } from '../../parts/form/FormTextField.tsx';
import { FormErrorsContext } from '../../parts/form/form-context.ts';
import { LinkField } from '../../parts/link-field/LinkField.tsx';
import { NumberField } from '../../parts/number-field/NumberField.tsx';
import { PhoneFields } from '../../profile/shared/person-fields/PhoneFields.tsx';
import { WrittenPlaceFields } from '../../search/shared/written-place/WrittenPlaceFields.tsx';
import type { PickedCity, StartedPlace } from '../../search/shared/written-place/written-place.ts';
import { OptionalHours } from './OptionalHours.tsx';
import { PickupFields } from './PickupFields.tsx';
import { PolicyField } from './PolicyField.tsx';
import { ShopPart } from './ShopPart.tsx';
import { ShopPictureField } from './ShopPictureField.tsx';
import '../../profile/shared/person-fields/field-row.css';
import './shop-form.css';

interface ShopFieldsProps {
  readonly start: WrittenShop & StartedPlace;
  /** The country whose law its policies follow. */
  readonly country: Country;
  /** The fields of its name, and of its address where that is chosen. */
  readonly names: ReactNode;
}

/** The fields of a shop, the same as it is created and later; `readShopForm` reads them. */
export function ShopFields({ start, country, names }: ShopFieldsProps) {
  const messages = useMessages(shopFormMessages);
  const [city, setCity] = useState<PickedCity>();
  return (
    <>
      <ShopPart title={messages['part.shop']}>
        {names}
        <FormTextArea
          name="description"
          label={messages.description}
          help={messages.descriptionHelp}
          rows={4}
          maxLength={longestShopText.description}
          defaultValue={start.description}
        />
        <ShopPictureField
          name="logo"
          legend={messages.logo}
          help={messages.logoHelp}
          uploadLabel={messages.uploadLogo}
          crop="logo"
          start={start.logo}
          alt={messages.logoAlt}
        />
        <ShopPictureField
          name="cover"
          legend={messages.cover}
          help={messages.coverHelp}
          uploadLabel={messages.uploadCover}
          crop="default"
          start={start.cover}
          alt={start.cover?.alt ?? ''}
        >
          <FormTextField
            name="cover.alt"
            label={messages.coverAlt}
            help={messages.coverAltHelp}
            maxLength={longest.alt}
            defaultValue={start.cover?.alt}
          />
        </ShopPictureField>
      </ShopPart>
      <ShopPart title={messages['part.place']}>
        <WrittenPlaceFields start={start} city={city} onCity={setCity} mapNames={messages} />
      </ShopPart>
      <ContactFields start={start} />
      <ShopPart title={messages['part.delivery']}>
        <FieldGroup legend={messages.handling}>
          <div className="field-row">
            {(['from', 'to'] as const).map((end) => (
              <NumberField
                key={end}
                name={`handling.${end}`}
                label={end === 'from' ? messages.handlingFrom : messages.handlingTo}
                required
                min={0}
                max={mostOfShop.handlingDays}
                defaultValue={start.handling[end]}
              />
            ))}
          </div>
        </FieldGroup>
        <PickupFields start={start.pickup} />
      </ShopPart>
      <ShopPart title={messages['part.policies']}>
        {(['returns', 'privacy'] as const).map((name) => (
          <PolicyField
            key={name}
            name={name}
            label={messages[name]}
            help={messages[`${name}Help`]}
            country={country}
            defaultValue={start[name]}
          />
        ))}
      </ShopPart>
    </>
  );
}

function ContactFields({ start }: Pick<ShopFieldsProps, 'start'>) {
  const messages = useMessages(shopFormMessages);
  const errors = useContext(FormErrorsContext);
  const { phone, email, website } = start.contact;
  return (
    <ShopPart title={messages['part.contact']} note={messages.contactHelp}>
      <PhoneFields
        name="contact.phone"
        label={messages.phone}
        errors={errors}
        country={countries.find((one) => one === (phone?.country ?? start.place.country))}
        number={phone?.number ?? ''}
      />
      <FormTextField
        name="contact.email"
        type="email"
        label={messages.email}
        autoComplete="email"
        maxLength={254}
        defaultValue={email ?? ''}
      />
      <LinkField
        name="contact.website"
        label={messages.website}
        autoComplete="url"
        defaultValue={website ?? ''}
      />
      <OptionalHours
        name="hours"
        label={messages.hoursGiven}
        legend={messages.hours}
        help={messages.hoursHelp}
        start={start.hours}
      />
    </ShopPart>
  );
}
