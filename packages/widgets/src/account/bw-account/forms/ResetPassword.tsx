import {
  accountFieldMessages,
  accountFormMessages,
} from '@boardwalk/sdk-core/account/form-messages';
import { resetPassword } from '@boardwalk/sdk-core/account/recovery/endpoints';
import { forgotPassword } from '@boardwalk/sdk-core/vocabulary/routes/routes';
import { useState } from 'react';
import { useEnvironment, useMessages } from '../../../element/mount/widget-context.ts';
import { RouteLink } from '../../../element/RouteLink.tsx';
import { textOf } from '../../../kit/form/form-data.ts';
import { useForm } from '../../../parts/form/use-form.ts';
import { readCheckedIds } from './AccessChecklist.tsx';
import { AccountAccessReview } from './AccountAccessReview.tsx';
import { NewPasswordField, passwordErrors } from './AccountFields.tsx';
import { explainAccountRefusal } from './explain-account-refusal.ts';
import { FormDone } from './FormDone.tsx';
import { FormFrame, FormHead } from './FormFrame.tsx';
import { SignInLink } from './SignInLink.tsx';
import './forms.css';

/** Chooses a new password by a mailed link. */
export function ResetPassword({ token }: { readonly token: string }) {
  const { client } = useEnvironment();
  const messages = useMessages(accountFormMessages);
  const fields = useMessages(accountFieldMessages);
  const [isDone, setIsDone] = useState(false);
  const form = useForm({
    check: (data) => passwordErrors(textOf(data, 'password'), {}, fields),
    async send(data) {
      const body = {
        token,
        password: textOf(data, 'password'),
        keepPasskeys: readCheckedIds(data, 'passkey'),
        keepAgreements: readCheckedIds(data, 'agreement'),
      };
      const words = { password: fields['password.weak'] };
      await explainAccountRefusal(client.call(resetPassword, { body }), words);
      setIsDone(true);
    },
  });
  if (isDone) {
    return (
      <FormDone title={messages.resetDoneTitle} way={<SignInLink />}>
        <p className="account-text">{messages.resetDone}</p>
      </FormDone>
    );
  }
  return (
    <>
      <FormHead title={messages.resetTitle} lead={messages.resetLead} />
      <FormFrame
        form={form}
        submit={messages.resetSubmit}
        explain={({ code }) =>
          code === 'gone' && (
            <>
              {messages.resetGone}
              <RouteLink route={forgotPassword({})}>{messages.newLink}</RouteLink>
            </>
          )
        }
      >
        <NewPasswordField label={fields.newPassword} error={form.errors.password} />
        <AccountAccessReview token={token} />
      </FormFrame>
    </>
  );
}
