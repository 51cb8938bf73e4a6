import { fieldMessages } from '@boardwalk/sdk-core/posting/messages';
import type { Profile } from '@boardwalk/sdk-core/profile/schemas';
import { type FormEvent, type ReactNode, useContext, useId, useRef } from 'react';
import { useMessages } from '../../../element/mount/widget-context.ts';
import { FormErrorsContext } from '../../../parts/form/form-context.ts';
import { AddressFields } from '../../../profile/shared/address-fields/AddressFields.tsx';
import { countryOf } from '../../../profile/shared/address-fields/address-form.ts';
import { PersonNameFields } from '../../../profile/shared/person-fields/PersonNameFields.tsx';
import { PhoneFields } from '../../../profile/shared/person-fields/PhoneFields.tsx';
import { usePosting } from '../posting-scope.ts';
import { proposeAddress } from './proposed-address.ts';
import { lacksOf, yourselfMark } from './read-yourself.ts';
import '../post.css';
import './profile-part.css';

export { default as styles } from './YourselfFields.tsx?styles';

interface ProfilePartProps {
  readonly legend: string;
  /** What becomes of it, said before it is requested. */
  readonly note: string;
  readonly children: ReactNode;
}

/** Fields that are not of the listing, apart from those that are. */
function ProfilePart({ legend, note, children }: ProfilePartProps) {
  const id = useId();
  return (
    <fieldset className="post-profile" aria-describedby={id}>
      <legend>{legend}</legend>
      <p id={id} className="post-note">
        {note}
      </p>
      {children}
    </fieldset>
  );
}

interface YourselfFieldsProps {
  readonly profile: Profile;
}

/**
 * Shows the names of the user who posts, where their profile lacks them: the first one is proposed
 * for the listing.
 */
export function YourNameFields({ profile }: YourselfFieldsProps) {
  const messages = useMessages(fieldMessages);
  const errors = useContext(FormErrorsContext);
  const { yourself } = usePosting();
  const proposed = useRef(yourself.firstName ?? '');

  /** As long as nothing else stands there, the listing has the first name. */
  function proposeName({ target }: FormEvent<HTMLElement>) {
    // Names are typed in inputs.
    const typed = target as HTMLInputElement;
    if (typed.name !== 'firstName') return;
    const name = typed.form?.elements.namedItem('contact.name') as HTMLInputElement | undefined;
    if (name?.value !== proposed.current) return;
    proposed.current = typed.value;
    name.value = typed.value;
    queueMicrotask(() => name.dispatchEvent(new Event('input', { bubbles: true })));
  }

  if (!lacksOf(profile).names) return null;
  return (
    <ProfilePart legend={messages.yourName} note={messages.yourNameHelp}>
      <div onInput={proposeName}>
        <PersonNameFields
          errors={errors}
          firstName={yourself.firstName ?? profile.firstName}
          lastName={yourself.lastName ?? profile.lastName}
          isMarked
        />
      </div>
    </ProfilePart>
  );
}

/**
 * Shows what else the profile of the user who posts lacks, requested where the listing itself is
 * written.
 */
export function YourselfFields({ profile }: YourselfFieldsProps) {
  const { body, yourself } = usePosting();
  const messages = useMessages(fieldMessages);
  const errors = useContext(FormErrorsContext);
  const lacks = lacksOf(profile);
  const isPhoneAsked = lacks.phone && body.contact.phone === null;
  const mark = <input type="hidden" name={yourselfMark} value="" />;
  if (!isPhoneAsked && !lacks.billing) return mark;
  return (
    <ProfilePart legend={messages.yourself} note={messages.yourselfHelp}>
      {mark}
      <div className="post-fields">
        {isPhoneAsked && (
          <PhoneFields
            name="own"
            label={messages.ownPhone}
            errors={errors}
            country={countryOf(yourself['own.country'] ?? '')}
            number={yourself['own.number']}
            required
          />
        )}
        {lacks.billing && (
          <AddressFields
            name="billing"
            address={proposeAddress(profile.billing, body.place, yourself)}
            errors={errors}
            required
          />
        )}
      </div>
    </ProfilePart>
  );
}
