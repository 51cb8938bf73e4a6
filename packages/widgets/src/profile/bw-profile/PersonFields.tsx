import { accountFieldMessages } from '@boardwalk/sdk-core/account/form-messages';
import { personFieldMessages } from '@boardwalk/sdk-core/account/person-messages';
import { profileMessages } from '@boardwalk/sdk-core/profile/profile-messages';
import type { Profile } from '@boardwalk/sdk-core/profile/schemas';
import { security } from '@boardwalk/sdk-core/vocabulary/routes/routes';
import { useMessages } from '../../element/mount/widget-context.ts';
import { RouteLink } from '../../element/RouteLink.tsx';
import type { FieldErrors } from '../../kit/form/form-data.ts';
import { PersonNameFields } from '../shared/person-fields/PersonNameFields.tsx';
import { PhoneFields } from '../shared/person-fields/PhoneFields.tsx';
import '../../kit/text-field/field.css';
import './profile.css';

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
      <PersonNameFields errors={errors} firstName={profile.firstName} lastName={profile.lastName} />
      {/* What is not changed here is text: a box that can't be typed in looks broken. */}
      <dl className="profile-facts">
        <div>
          <dt className="field-label">{username}</dt>
          <dd>{profile.username}</dd>
          <dd className="profile-note">{messages.unchangeable}</dd>
        </div>
        <div>
          <dt className="field-label">{email}</dt>
          <dd>{profile.email}</dd>
          {!profile.isMasked && (
            <dd>
              <RouteLink route={security({})} className="profile-link">
                {messages.atSecurity}
              </RouteLink>
            </dd>
          )}
        </div>
        {profile.isMasked && (
          <div>
            <dt className="field-label">{phone}</dt>
            <dd>{profile.phone?.number}</dd>
          </div>
        )}
      </dl>
      {!profile.isMasked && (
        <PhoneFields
          errors={errors}
          country={profile.phone?.country ?? profile.billing.countryCode ?? undefined}
          number={profile.phone?.number ?? ''}
        />
      )}
    </fieldset>
  );
}
