import { accountFormMessages } from '@boardwalk/sdk-core/account/form-messages';
import { confirmAccount as confirmByToken } from '@boardwalk/sdk-core/account/registration/endpoints';
import { confirmAccount, login } from '@boardwalk/sdk-core/vocabulary/routes/routes';
import { fillMessage } from '@boardwalk/sdk-core/vocabulary/text/message';
import { useState } from 'react';
import { useEnvironment, useMessages } from '../../../element/mount/widget-context.ts';
import { RouteLink } from '../../../element/RouteLink.tsx';
import { explainRefusal } from './explain-refusal.ts';
import { FormDone } from './FormDone.tsx';
import { FormFrame, FormHead } from './FormFrame.tsx';
import { takeReturnPath } from './kept-return-path.ts';
import { LinkPassword } from './LinkPassword.tsx';
import { SignInLink } from './SignInLink.tsx';
import { useMailedLink } from './use-mailed-link.ts';

/**
 * Confirms an address by a mailed link. It takes a click, so that a mail program that opens links
 * by itself uses nobody's token up; and in another browser the password of the registration.
 */
export function Confirm({ token }: { readonly token: string }) {
  const { client } = useEnvironment();
  const messages = useMessages(accountFormMessages);
  const [returnTo, setReturnTo] = useState('');
  const { form, step } = useMailedLink(async (password) => {
    const call = client.call(confirmByToken, { body: { token, ...password } });
    const missing = await explainRefusal(call, { password: messages.confirmWrong });
    if (!missing) setReturnTo(takeReturnPath());
    return missing;
  });
  if (step.state === 'done') {
    return (
      <FormDone title={messages.confirmedTitle} way={<SignInLink returnTo={returnTo} />}>
        <p className="account-text">{messages.confirmed}</p>
      </FormDone>
    );
  }
  return (
    <>
      <FormHead title={messages.confirmTitle} lead={messages.confirmLead} />
      <FormFrame
        form={form}
        isPressAlone
        submit={messages.confirmSubmit}
        explain={({ code }) =>
          code === 'gone' && (
            <>
              {messages.confirmGone}
              <RouteLink route={login({})}>{messages.toSignIn}</RouteLink>
              <RouteLink route={confirmAccount({})}>{messages.newLink}</RouteLink>
            </>
          )
        }
      >
        {step.state === 'password-next' && (
          <LinkPassword
            asked={fillMessage(messages.confirmPassword, { username: step.username })}
            stranger={messages.confirmStranger}
            error={form.errors.password}
          />
        )}
      </FormFrame>
    </>
  );
}
