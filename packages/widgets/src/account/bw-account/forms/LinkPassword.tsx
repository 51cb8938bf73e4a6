import { accountFieldMessages } from '@boardwalk/sdk-core/account/form-messages';
import { useRef } from 'react';
import { useMessages } from '../../../element/mount/widget-context.ts';
import { useFirstField } from '../../../kit/form/use-first-field.ts';
import { PasswordField } from '../../../kit/text-field/PasswordField.tsx';
import './forms.css';

interface LinkPasswordProps {
  /** Whose password is required, and why. */
  readonly asked: string;
  /** What to do whose account it is not. */
  readonly stranger: string;
  readonly error: string | undefined;
}

/** Asks for the password of the account that a mailed link belongs to; it has the focus at once. */
export function LinkPassword({ asked, stranger, error }: LinkPasswordProps) {
  const messages = useMessages(accountFieldMessages);
  const place = useRef<HTMLDivElement>(null);

  useFirstField(place);

  return (
    <div ref={place} className="account-link-password">
      <p className="account-text" role="status">
        {asked}
      </p>
      <PasswordField
        name="password"
        label={messages.password}
        autoComplete="current-password"
        error={error}
        showLabel={messages.show}
        hideLabel={messages.hide}
      />
      <p className="account-text account-note">{stranger}</p>
    </div>
  );
}
