import { confirmEmailMessages } from '@boardwalk/sdk-core/account/confirm-email-messages';
import { confirmEmail } from '@boardwalk/sdk-core/account/endpoints';
import { security } from '@boardwalk/sdk-core/vocabulary/routes';
import { useState } from 'react';
import { RouteLink } from '../../../element/RouteLink.tsx';
import { useEnvironment, useMessages } from '../../../element/widget-context.ts';
import { useForm } from '../../../kit/form/use-form.ts';
import { FormFrame, FormHead } from './FormFrame.tsx';

/** Gives an account its new address by a mailed link; by a click, as for the first one. */
export function ConfirmEmail({ token }: { readonly token: string }) {
  const { client } = useEnvironment();
  const messages = useMessages(confirmEmailMessages);
  const [isDone, setIsDone] = useState(false);
  const toSecurity = <RouteLink route={security({})}>{messages.toSecurity}</RouteLink>;
  const form = useForm({
    async send() {
      await client.call(confirmEmail, { body: { token } });
      setIsDone(true);
    },
  });
  if (isDone) {
    return (
      <div className="form" role="status">
        <h1 className="account-title">{messages.doneTitle}</h1>
        <p className="account-text">{messages.done}</p>
        <p className="account-links">{toSecurity}</p>
      </div>
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
      />
    </>
  );
}
