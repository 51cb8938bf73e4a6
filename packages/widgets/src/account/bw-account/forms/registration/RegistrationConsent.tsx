import { accountFormMessages } from '@boardwalk/sdk-core/account/form-messages';
import { policy } from '@boardwalk/sdk-core/vocabulary/routes/routes';
import { CircleAlert } from 'lucide';
import { useId, useState } from 'react';
import { useMessages, useWidget } from '../../../../element/mount/widget-context.ts';
import { Checkbox } from '../../../../kit/checkbox/Checkbox.tsx';
import { Icon } from '../../../../kit/icon/Icon.tsx';
import '../../../../kit/text-field/field.css';

/** Accepts terms and privacy policy; both open beside the form, which keeps what was typed. */
export function RegistrationConsent({ error }: { readonly error: string | undefined }) {
  const messages = useMessages(accountFormMessages);
  const { href } = useWidget();
  const [isGiven, setIsGiven] = useState(false);
  const id = useId();
  const terms = href(policy({ policyTitle: 'termsAndUse' }));
  const privacy = href(policy({ policyTitle: 'privacyPolicy' }));
  return (
    <div className="field">
      <Checkbox name="consent" isChecked={isGiven} onChange={setIsGiven} describedBy={error && id}>
        {messages.consentBefore}{' '}
        <a href={terms} target="_blank" rel="noreferrer">
          {messages.terms}
        </a>{' '}
        {messages.consentBetween}{' '}
        <a href={privacy} target="_blank" rel="noreferrer">
          {messages.privacy}
        </a>
        .
      </Checkbox>
      {error !== undefined && (
        <p id={id} className="field-error">
          <Icon node={CircleAlert} size={16} />
          {error}
        </p>
      )}
    </div>
  );
}
