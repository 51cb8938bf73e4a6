import type { RequiredField } from '@boardwalk/sdk-core/account/profile-rules';
import { requiredFieldLabels } from '@boardwalk/sdk-core/profile/required-field-labels';
import { registrationMessages } from '@boardwalk/sdk-core/shops/own/registration-messages';
import { profile, sellerRegistration } from '@boardwalk/sdk-core/vocabulary/routes/routes';
import { fillMessage } from '@boardwalk/sdk-core/vocabulary/text/message';
import { useEnvironment } from '../../element/mount/widget-context.ts';
import { RouteLink } from '../../element/RouteLink.tsx';
import { useLocale } from '../../parts/form/use-locale.ts';
import { returnQuery } from '../../parts/way-back/return-query.ts';
import { RegistrationStep } from './RegistrationStep.tsx';
import '../../kit/button/button.css';
import './registration.css';

interface ProfileStepProps {
  readonly level: number;
  /** What the profile lacks; undefined while that is not known. */
  readonly missing: readonly RequiredField[] | undefined;
}

/** Whether the profile is complete, and the way there. */
export function ProfileStep({ level, missing }: ProfileStepProps) {
  const { messages: read } = useEnvironment();
  const messages = read(registrationMessages);
  const labels = requiredFieldLabels(read);
  const list = new Intl.ListFormat(useLocale());
  const isMissing = missing !== undefined && missing.length > 0;
  return (
    <RegistrationStep level={level} title={messages.profile} isDone={missing?.length === 0}>
      <p>{messages.profileText}</p>
      {isMissing && (
        <>
          <p className="registration-note">
            {fillMessage(messages.profileMissing, {
              fields: list.format(missing.map((field) => labels[field])),
            })}
          </p>
          <p>
            <RouteLink
              route={profile({}, returnQuery(sellerRegistration({}).path))}
              className="button button-primary"
            >
              {messages.profileLink}
            </RouteLink>
          </p>
        </>
      )}
    </RegistrationStep>
  );
}
