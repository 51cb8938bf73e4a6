import { accountFormMessages } from '@boardwalk/sdk-core/account/form-messages';
import { resendConfirmation } from '@boardwalk/sdk-core/account/registration/endpoints';
import { fillMessage } from '@boardwalk/sdk-core/vocabulary/text/message';
import { useContext, useState } from 'react';
import { useEnvironment, useMessages } from '../../../../element/mount/widget-context.ts';
import { Button } from '../../../../kit/button/Button.tsx';
import { FormAlert } from '../../../../kit/form/FormAlert.tsx';
import { useWordedForm } from '../../../../parts/form/use-worded-form.ts';
import { useExplanation } from '../../../../parts/problem/use-explanation.ts';
import { AccountPlace } from '../../AccountTitle.tsx';
import { FormDone } from '../FormDone.tsx';

/** What follows a registration: a mail, which this browser can have sent again. */
export function Registered({ email }: { readonly email: string }) {
  const { client } = useEnvironment();
  const messages = useMessages(accountFormMessages);
  const explain = useExplanation();
  const isInDialog = useContext(AccountPlace) === 'dialog';
  const [isSentAgain, setIsSentAgain] = useState(false);
  const { form, problem, isSending } = useWordedForm({
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
        <form {...form} className="form">
          {problem && <FormAlert>{explain(problem)}</FormAlert>}
          <Button type="submit" aria-disabled={isSending || undefined}>
            {isSending ? messages.sending : messages.sendAgain}
          </Button>
        </form>
      )}
    </FormDone>
  );
}
