import { opensByTheWeek } from '@boardwalk/sdk-core/posting/hints';
import { longest } from '@boardwalk/sdk-core/posting/limits';
import { fieldMessages } from '@boardwalk/sdk-core/posting/messages';
import { countries } from '@boardwalk/sdk-core/vocabulary/places/countries';
import { useContext, useState } from 'react';
import { useMessages } from '../../../element/mount/widget-context.ts';
import { Checkbox } from '../../../kit/checkbox/Checkbox.tsx';
import { lazyParts } from '../../../kit/lazy/lazy-parts.tsx';
import { FormTextField } from '../../../parts/form/FormTextField.tsx';
import { FormErrorsContext } from '../../../parts/form/form-context.ts';
import { LinkField } from '../../../parts/link-field/LinkField.tsx';
import { PartMissing } from '../../../parts/remote-state/PartMissing.tsx';
import { PhoneFields } from '../../../profile/shared/person-fields/PhoneFields.tsx';
import { OpeningHoursField } from '../../shared/opening-hours-field/OpeningHoursField.tsx';
import { profilePage } from '../field-names.ts';
import { usePosting } from '../posting-scope.ts';
import { KindFields } from './KindFields.tsx';
import '../post.css';

const yourself = lazyParts(() => import('../profile/YourselfFields.tsx'));
const YourNameFields = yourself.component('YourNameFields');
const YourselfFields = yourself.component('YourselfFields', { Missing: PartMissing });

/** Whom to ask, how, and when. */
export function ContactStep() {
  const { kind, start, step, incomplete } = usePosting();
  const { name, phone, email, website } = start.contact;
  const messages = useMessages(fieldMessages);
  const errors = useContext(FormErrorsContext);
  const [isMessagesOnly, setMessagesOnly] = useState(phone === null && email === null);
  // They come with their page, as they begin with what is written by then.
  const isWanted = step === profilePage;
  return (
    <>
      {incomplete && <YourNameFields isWanted={isWanted} profile={incomplete} />}
      <FormTextField
        name="contact.name"
        label={messages['contact.name']}
        help={messages['contact.nameHelp']}
        required
        autoComplete="name"
        maxLength={longest.contactName}
        defaultValue={name}
      />
      <div>
        <Checkbox name="contact.messagesOnly" isChecked={isMessagesOnly} onChange={setMessagesOnly}>
          {messages.messagesOnly}
        </Checkbox>
        <p className="post-note">
          {isMessagesOnly ? messages.messagesOnlyHelp : messages.contactHelp}
        </p>
      </div>
      {/* What is typed there stays, for whoever thinks better of it, and is not sent. */}
      <fieldset className="post-reach" hidden={isMessagesOnly} disabled={isMessagesOnly}>
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
      </fieldset>
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
      {incomplete && <YourselfFields isWanted={isWanted} profile={incomplete} />}
    </>
  );
}
