import { opensByTheWeek } from '@boardwalk/sdk-core/posting/hints';
import { longest } from '@boardwalk/sdk-core/posting/limits';
import { fieldMessages } from '@boardwalk/sdk-core/posting/messages';
import { countries } from '@boardwalk/sdk-core/vocabulary/places/countries';
import { useContext } from 'react';
import { useMessages } from '../../../element/mount/widget-context.ts';
import { FormTextField } from '../../../parts/form/FormTextField.tsx';
import { FormErrorsContext } from '../../../parts/form/form-context.ts';
import { OpeningHoursField } from '../../../parts/opening-hours-field/OpeningHoursField.tsx';
import { PhoneFields } from '../../../parts/person-fields/PhoneFields.tsx';
import { usePosting } from '../posting-scope.ts';
import { KindFields } from './KindFields.tsx';
import { LinkField } from './LinkField.tsx';

/** Whom to ask, how, and when. */
export function ContactStep() {
  const { kind, start } = usePosting();
  const { name, phone, email, website } = start.contact;
  const messages = useMessages(fieldMessages);
  const errors = useContext(FormErrorsContext);
  return (
    <>
      <FormTextField
        name="contact.name"
        label={messages['contact.name']}
        required
        autoComplete="name"
        maxLength={longest.contactName}
        defaultValue={name}
      />
      <p className="post-note">{messages.contactHelp}</p>
      <PhoneFields
        errors={errors}
        country={countries.find((one) => one === phone?.country)}
        number={phone?.number ?? ''}
      />
      <FormTextField
        name="contact.email"
        type="email"
        label={messages['contact.email']}
        autoComplete="email"
        maxLength={254}
        defaultValue={email ?? ''}
      />
      <LinkField
        name="contact.website"
        label={messages['contact.website']}
        autoComplete="url"
        defaultValue={website ?? ''}
      />
      {opensByTheWeek(kind) && (
        <OpeningHoursField
          name="hours"
          legend={messages.hours}
          {...(start.hours && { defaultValue: start.hours })}
        />
      )}
      <KindFields step="contact" />
    </>
  );
}
