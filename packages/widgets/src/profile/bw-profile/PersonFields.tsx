import { longestName } from '@boardwalk/sdk-core/account/identity-rules';
import {
  profileFieldMessages,
  profileMessages,
} from '@boardwalk/sdk-core/profile/profile-messages';
import type { Profile } from '@boardwalk/sdk-core/profile/schemas';
import { countries } from '@boardwalk/sdk-core/vocabulary/countries';
import { security } from '@boardwalk/sdk-core/vocabulary/routes';
import { useState } from 'react';
import { RouteLink } from '../../element/RouteLink.tsx';
import { useEnvironment, useMessages } from '../../element/widget-context.ts';
import type { FieldErrors } from '../../kit/form/use-form.ts';
import { Select } from '../../kit/select/Select.tsx';
import { TextField } from '../../kit/text-field/TextField.tsx';

interface PersonFieldsProps {
  readonly profile: Profile;
  readonly errors: FieldErrors;
}

/** Names and ways to reach somebody. */
export function PersonFields({ profile, errors }: PersonFieldsProps) {
  const messages = useMessages(profileMessages);
  const fields = useMessages(profileFieldMessages);
  return (
    <fieldset className="profile-part">
      <legend>{messages.aboutYou}</legend>
      <div className="profile-row">
        <TextField
          name="firstName"
          label={fields.firstName}
          error={errors.firstName}
          defaultValue={profile.firstName}
          required
          autoComplete="given-name"
          maxLength={longestName}
        />
        <TextField
          name="lastName"
          label={fields.lastName}
          error={errors.lastName}
          defaultValue={profile.lastName}
          required
          autoComplete="family-name"
          maxLength={longestName}
        />
      </div>
      <div className="profile-row">
        <TextField
          name="username"
          label={fields.username}
          help={messages.unchangeable}
          value={profile.username ?? ''}
          readOnly
          autoComplete="username"
        />
        <div>
          <TextField name="email" label={fields.email} value={profile.email ?? ''} readOnly />
          {!profile.isMasked && (
            <RouteLink route={security({})} className="profile-link">
              {messages.atSecurity}
            </RouteLink>
          )}
        </div>
      </div>
      {profile.isMasked ? (
        <TextField name="phone" label={fields.phone} value={profile.phone?.number ?? ''} readOnly />
      ) : (
        <PhoneFields profile={profile} errors={errors} />
      )}
    </fieldset>
  );
}

function PhoneFields({ profile, errors }: PersonFieldsProps) {
  const messages = useMessages(profileMessages);
  const fields = useMessages(profileFieldMessages);
  const { timeZone } = useEnvironment();
  const here = timeZone.startsWith('Australia/') ? 'AU' : 'CA';
  const [country, setCountry] = useState<string>(
    profile.phone?.country ?? profile.billing.countryCode ?? here,
  );
  return (
    <div className="profile-row">
      <Select
        name="phone.country"
        label={fields['phone.country']}
        choices={countries.map((value) => ({ value, label: messages[value] }))}
        value={country}
        onPick={setCountry}
      />
      <TextField
        name="phone.number"
        type="tel"
        label={fields.phone}
        error={errors['phone.number']}
        defaultValue={profile.phone?.number ?? ''}
        autoComplete="tel-national"
        maxLength={30}
      />
    </div>
  );
}
