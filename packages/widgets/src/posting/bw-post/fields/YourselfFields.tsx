import { fieldMessages } from '@boardwalk/sdk-core/posting/messages';
import type { Profile } from '@boardwalk/sdk-core/profile/schemas';
import { useContext } from 'react';
import { useMessages } from '../../../element/mount/widget-context.ts';
import { AddressFields } from '../../../parts/address-fields/AddressFields.tsx';
import { FieldGroup } from '../../../parts/form/FieldGroup.tsx';
import { FormErrorsContext } from '../../../parts/form/form-context.ts';
import { NameFields } from '../../../parts/person-fields/NameFields.tsx';
import { PhoneFields } from '../../../parts/person-fields/PhoneFields.tsx';
import { usePosting } from '../posting-scope.ts';
import { proposeAddress } from '../proposed-address.ts';
import { lacksOf, yourselfMark } from '../read-yourself.ts';

/** What the profile of whoever posts lacks, asked for where the listing itself is written. */
export function YourselfFields({ profile }: { readonly profile: Profile }) {
  const { body } = usePosting();
  const messages = useMessages(fieldMessages);
  const errors = useContext(FormErrorsContext);
  const lacks = lacksOf(profile);
  return (
    <FieldGroup legend={messages.yourself} help={messages.yourselfHelp}>
      <input type="hidden" name={yourselfMark} value="" />
      <div className="post-fields">
        {lacks.names && (
          <NameFields errors={errors} firstName={profile.firstName} lastName={profile.lastName} />
        )}
        {lacks.phone && body.contact.phone === null && <PhoneFields name="own" errors={errors} />}
        {lacks.billing && (
          <AddressFields
            name="billing"
            address={proposeAddress(profile.billing, body.place)}
            errors={errors}
          />
        )}
      </div>
    </FieldGroup>
  );
}
