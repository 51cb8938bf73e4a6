import { accountFormMessages } from '@boardwalk/sdk-core/account/form-messages';
import { confirmEmailMessages } from '@boardwalk/sdk-core/account/security/confirm-email-messages';
import { confirmEmail } from '@boardwalk/sdk-core/account/security/endpoints';
import { security } from '@boardwalk/sdk-core/vocabulary/routes/routes';
import { fillMessage } from '@boardwalk/sdk-core/vocabulary/text/message';
import { useMessages, useWidget } from '../../../element/mount/widget-context.ts';
import { RouteLink } from '../../../element/RouteLink.tsx';
import { explainAccountRefusal } from './explain-account-refusal.ts';
import { FormDone } from './FormDone.tsx';
import { FormFrame, FormHead } from './FormFrame.tsx';
import { LinkPassword } from './LinkPassword.tsx';
import { leaveLink } from './leave-link.ts';
import { useMailedLink } from './use-mailed-link.ts';
import './forms.css';

/**
 * Gives an account its new address by a mailed link; by a click, as for the first one, and by its
 * password where nobody is signed in to that account.
 */
export function ConfirmEmail({ token }: { readonly token: string }) {
  const widget = useWidget();
  const { client } = widget.env;
  const messages = useMessages(confirmEmailMessages);
  const { confirmWrong } = useMessages(accountFormMessages);
  const { form, step } = useMailedLink(async (password) => {
    const call = client.call(confirmEmail, { body: { token, ...password } });
    const answer = await explainAccountRefusal(call, { password: confirmWrong });
    if (answer === null) leaveLink(widget, security({}));
    return answer;
  });
  const toSecurity = <RouteLink route={security({})}>{messages.toSecurity}</RouteLink>;
  if (step.state === 'done') {
    return (
      <FormDone title={messages.doneTitle} way={toSecurity}>
        <p className="account-text">{messages.done}</p>
      </FormDone>
    );
  }
  return (
    <>
      <FormHead title={messages.title} lead={messages.lead} />
      <FormFrame
        form={form}
        isPressAlone
        submit={messages.submit}
        explain={({ code }) =>
          code === 'gone' && (
            <>
              {messages.gone}
              {toSecurity}
            </>
          )
        }
      >
        {step.state === 'password-next' && (
          <LinkPassword
            asked={fillMessage(messages.password, { username: step.username })}
            stranger={messages.stranger}
            error={form.errors.password}
          />
        )}
      </FormFrame>
    </>
  );
}
