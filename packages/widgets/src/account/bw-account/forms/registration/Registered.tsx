import { accountFormMessages } from '@boardwalk/sdk-core/account/form-messages';
import { resendConfirmation } from '@boardwalk/sdk-core/account/registration/endpoints';
import { fillMessage } from '@boardwalk/sdk-core/vocabulary/text/message';
import { useContext, useState } from 'react';
import { useEnvironment, useMessages } from '../../../../element/mount/widget-context.ts';
import { Button } from '../../../../kit/button/Button.tsx';
import { Form } from '../../../../parts/form/Form.tsx';
import { useForm } from '../../../../parts/form/use-form.ts';
import { AccountPlace } from '../../AccountTitle.tsx';
import { FormDone } from '../FormDone.tsx';
import '../forms.css';

/** What follows a registration: a mail, which this browser can have sent again. */
export function Registered({ email }: { readonly email: string }) {
  const { client } = useEnvironment();
  const messages = useMessages(accountFormMessages);
  const isInDialog = useContext(AccountPlace) === 'dialog';
  const [isSentAgain, setIsSentAgain] = useState(false);
  const form = useForm({
    async send() {
      await client.call(resendConfirmation, { body: {} });
      setIsSentAgain(true);
    },
  });
  return (
    <FormDone title={messages.registeredTitle}>
      <p className="account-text">{fillMessage(messages.registered, { email })}</p>
      {isInDialog && <p className="account-text">{messages.registeredBack}</p>}
      <p className="account-text">{isSentAgain ? messages.sentAgain : messages.registeredHint}</p>
      {!isSentAgain && (
        <Form form={form}>
          <Button {...form.button}>{form.isSending ? messages.sending : messages.sendAgain}</Button>
        </Form>
      )}
    </FormDone>
  );
}
