import { accountFieldMessages } from '@boardwalk/sdk-core/account/form-messages';
import { personFieldMessages } from '@boardwalk/sdk-core/account/person-messages';
import { profileMessages } from '@boardwalk/sdk-core/profile/profile-messages';
import type { Profile } from '@boardwalk/sdk-core/profile/schemas';
import { security } from '@boardwalk/sdk-core/vocabulary/routes/routes';
import { useMessages } from '../../element/mount/widget-context.ts';
import { RouteLink } from '../../element/RouteLink.tsx';
import type { FieldErrors } from '../../kit/form/use-form.ts';
import { TextField } from '../../kit/text-field/TextField.tsx';
import { NameFields } from '../../parts/person-fields/NameFields.tsx';
import { PhoneFields } from '../../parts/person-fields/PhoneFields.tsx';

interface PersonFieldsProps {
  readonly profile: Profile;
  readonly errors: FieldErrors;
}

/** Names and ways to reach somebody. */
export function PersonFields({ profile, errors }: PersonFieldsProps) {
  const messages = useMessages(profileMessages);
  const { username, email } = useMessages(accountFieldMessages);
  const { phone } = useMessages(personFieldMessages);
  return (
    <fieldset className="profile-part">
      <legend>{messages.aboutYou}</legend>
      <NameFields errors={errors} firstName={profile.firstName} lastName={profile.lastName} />
      <div className="field-row">
        <TextField
          name="username"
          label={username}
          help={messages.unchangeable}
          value={profile.username ?? ''}
          readOnly
          autoComplete="username"
        />
        <div>
          <TextField name="email" label={email} value={profile.email ?? ''} readOnly />
          {!profile.isMasked && (
            <RouteLink route={security({})} className="profile-link">
              {messages.atSecurity}
            </RouteLink>
          )}
        </div>
      </div>
      {profile.isMasked ? (
        <TextField name="phone" label={phone} value={profile.phone?.number ?? ''} readOnly />
      ) : (
        <PhoneFields
          errors={errors}
          country={profile.phone?.country ?? profile.billing.countryCode ?? undefined}
          number={profile.phone?.number ?? ''}
        />
      )}
    </fieldset>
  );
}
