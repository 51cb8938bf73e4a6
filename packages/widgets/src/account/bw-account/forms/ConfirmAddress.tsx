import { accountFormMessages } from '@boardwalk/sdk-core/account/form-messages';
import { confirmAccount as confirmByToken } from '@boardwalk/sdk-core/account/registration/endpoints';
import { createPendingActions } from '@boardwalk/sdk-core/account/sign-in/pending-actions';
import { confirmAccount, home, login } from '@boardwalk/sdk-core/vocabulary/routes/routes';
import { fillMessage } from '@boardwalk/sdk-core/vocabulary/text/message';
import { useState } from 'react';
import { useMessages } from '../../../element/mount/widget-context.ts';
import { RouteLink } from '../../../element/RouteLink.tsx';
import type { AccountContext } from '../account-context.ts';
import { explainAccountRefusal } from './explain-account-refusal.ts';
import { FormDone } from './FormDone.tsx';
import { FormFrame, FormHead } from './FormFrame.tsx';
import { LinkPassword } from './LinkPassword.tsx';
import { leaveLink } from './leave-link.ts';
import { SignInLink } from './SignInLink.tsx';
import { useMailedLink } from './use-mailed-link.ts';
import { welcome } from './welcome.ts';
import '../../../kit/button/button.css';
import './forms.css';

interface ConfirmProps {
  readonly context: AccountContext;
  readonly token: string;
}

/**
 * Confirms an address by a mailed link. It takes a click, so that a mail program that opens links
 * by itself uses up nobody's token; and in another browser it takes the password of the
 * registration. A user who started an action before they had an account is led back to it.
 */
export function ConfirmAddress({ context, token }: ConfirmProps) {
  const { client, clock, timeZone } = context.env;
  const messages = useMessages(accountFormMessages);
  const [returnTo, setReturnTo] = useState('');
  const [isSignedIn, setIsSignedIn] = useState(false);
  const { form, step } = useMailedLink(async (password) => {
    const call = client.call(confirmByToken, { body: { token, timeZone, ...password } });
    const answer = await explainAccountRefusal(call, { password: messages.confirmWrong });
    if (answer && 'passwordOf' in answer) return answer;
    // Where it took the password, another user may have registered last: the pending action is
    // theirs.
    const wanted =
      password.password === undefined
        ? createPendingActions(clock).claim(answer?.id ?? null)
        : undefined;
    leaveLink(context, answer === null ? login({}) : home({}));
    if (answer === null) {
      setReturnTo(wanted ?? '');
      return null;
    }
    setIsSignedIn(true);
    welcome(context, answer, wanted);
    return null;
  });
  if (step.state === 'done') {
    const onward = (
      <RouteLink className="button button-primary" route={home({})}>
        {messages.goOn}
      </RouteLink>
    );
    return (
      <FormDone
        title={messages.confirmedTitle}
        way={isSignedIn ? onward : <SignInLink returnTo={returnTo} />}
      >
        <p className="account-text">{isSignedIn ? messages.confirmedIn : messages.confirmed}</p>
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
