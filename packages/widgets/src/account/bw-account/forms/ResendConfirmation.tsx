import {
  accountFieldMessages,
  accountFormMessages,
} from '@boardwalk/sdk-core/account/form-messages';
import { resendConfirmation } from '@boardwalk/sdk-core/account/registration/endpoints';
import { signInMessages } from '@boardwalk/sdk-core/account/sign-in/sign-in-messages';
import { login } from '@boardwalk/sdk-core/vocabulary/routes/routes';
import { useState } from 'react';
import { useEnvironment, useMessages } from '../../../element/mount/widget-context.ts';
import { RouteLink } from '../../../element/RouteLink.tsx';
import { textOf } from '../../../kit/form/form-data.ts';
import { PasswordField } from '../../../kit/text-field/PasswordField.tsx';
import { useForm } from '../../../parts/form/use-form.ts';
import type { AccountContext } from '../account-context.ts';
import { UsernameField } from './AccountFields.tsx';
import { FormDone } from './FormDone.tsx';
import { FormFrame, FormHead } from './FormFrame.tsx';
import { useSignedInElsewhere } from './use-signed-in-elsewhere.ts';
import '../account.css';
import './forms.css';

/** Has the link to confirm sent again, to the address of the account whose password is typed. */
export function ResendConfirmation({ context }: { readonly context: AccountContext }) {
  const { client } = useEnvironment();
  const messages = useMessages(accountFormMessages);
  const fields = useMessages(accountFieldMessages);
  const { username, usernameMissing, passwordMissing } = useMessages(signInMessages);
  const [isSent, setIsSent] = useState(false);
  const form = useForm({
    check: (data) => ({
      ...(textOf(data, 'username').trim() === '' && { username: usernameMissing }),
      ...(textOf(data, 'password') === '' && { password: passwordMissing }),
    }),
    async send(data) {
      const body = {
        username: textOf(data, 'username').trim(),
        password: textOf(data, 'password'),
      };
      await client.call(resendConfirmation, { body });
      setIsSent(true);
    },
  });
  useSignedInElsewhere(context, isSent);
  if (isSent) {
    return (
      <FormDone title={messages.sentTitle}>
        <p className="account-text">{messages.resent}</p>
      </FormDone>
    );
  }
  return (
    <>
      <FormHead title={messages.resendTitle} lead={messages.resendLead} />
      <FormFrame form={form} submit={messages.send}>
        <UsernameField label={username} error={form.errors.username} />
        <PasswordField
          name="password"
          label={fields.password}
          autoComplete="current-password"
          error={form.errors.password}
          showLabel={fields.show}
          hideLabel={fields.hide}
        />
      </FormFrame>
      <p className="account-links">
        <RouteLink route={login({})}>{messages.toSignIn}</RouteLink>
      </p>
    </>
  );
}
