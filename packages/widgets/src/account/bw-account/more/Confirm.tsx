import { confirmAccount as confirmByToken } from '@boardwalk/sdk-core/account/endpoints';
import { accountFormMessages } from '@boardwalk/sdk-core/account/form-messages';
import { confirmAccount } from '@boardwalk/sdk-core/vocabulary/routes';
import { useState } from 'react';
import { RouteLink } from '../../../element/RouteLink.tsx';
import { useEnvironment, useMessages } from '../../../element/widget-context.ts';
import { useForm } from '../../../kit/form/use-form.ts';
import { FormDone, FormFrame, FormHead } from './FormFrame.tsx';

/**
 * Confirms an address by a mailed link. It takes a click, so that a mail program that opens links
 * by itself uses nobody's token up.
 */
export function Confirm({ token }: { readonly token: string }) {
  const { client } = useEnvironment();
  const messages = useMessages(accountFormMessages);
  const [isDone, setIsDone] = useState(false);
  const form = useForm({
    async send() {
      await client.call(confirmByToken, { body: { token } });
      setIsDone(true);
    },
  });
  if (isDone) {
    return (
      <FormDone title={messages.confirmedTitle}>
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
              <RouteLink route={confirmAccount({})}>{messages.newLink}</RouteLink>
            </>
          )
        }
      />
    </>
  );
}
