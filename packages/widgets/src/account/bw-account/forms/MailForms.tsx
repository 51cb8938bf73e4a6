import { findEmailErrors } from '@boardwalk/sdk-core/account/find-email-errors';
import {
  accountFieldMessages,
  accountFormMessages,
} from '@boardwalk/sdk-core/account/form-messages';
import { forgotPassword, forgotUsername } from '@boardwalk/sdk-core/account/recovery/endpoints';
import { login } from '@boardwalk/sdk-core/vocabulary/routes/routes';
import { fillMessage } from '@boardwalk/sdk-core/vocabulary/text/message';
import { useState } from 'react';
import { useEnvironment, useMessages } from '../../../element/mount/widget-context.ts';
import { RouteLink } from '../../../element/RouteLink.tsx';
import { textOf } from '../../../kit/form/form-data.ts';
import { useForm } from '../../../parts/form/use-form.ts';
import { EmailField } from './AccountFields.tsx';
import { FormDone } from './FormDone.tsx';
import { FormFrame, FormHead } from './FormFrame.tsx';
import '../account.css';
import './forms.css';

/** Asks for the link to a new password. */
export function ForgotPassword() {
  const { client } = useEnvironment();
  const messages = useMessages(accountFormMessages);
  return (
    <MailForm
      title={messages.forgotPasswordTitle}
      lead={messages.forgotPasswordLead}
      sent={messages.forgotPasswordSent}
      send={(email) => client.call(forgotPassword, { body: { email } })}
    />
  );
}

export function ForgotUsername() {
  const { client } = useEnvironment();
  const messages = useMessages(accountFormMessages);
  return (
    <MailForm
      title={messages.forgotUsernameTitle}
      lead={messages.forgotUsernameLead}
      sent={messages.forgotUsernameSent}
      send={(email) => client.call(forgotUsername, { body: { email } })}
    />
  );
}

interface MailFormProps {
  readonly title: string;
  readonly lead: string;
  /** Shown for every address, whether or not it has an account. */
  readonly sent: string;
  readonly send: (email: string) => Promise<unknown>;
}

function MailForm({ title, lead, sent, send }: MailFormProps) {
  const messages = useMessages(accountFormMessages);
  const fields = useMessages(accountFieldMessages);
  const [sentTo, setSentTo] = useState<string>();
  const form = useForm({
    check: (data) => findEmailErrors(textOf(data, 'email'), fields),
    async send(data) {
      const email = textOf(data, 'email').trim();
      await send(email);
      setSentTo(email);
    },
  });
  if (sentTo !== undefined) {
    return (
      <FormDone title={messages.sentTitle}>
        <p className="account-text">{fillMessage(sent, { email: sentTo })}</p>
      </FormDone>
    );
  }
  return (
    <>
      <FormHead title={title} lead={lead} />
      <FormFrame form={form} submit={messages.send}>
        <EmailField error={form.errors.email} />
      </FormFrame>
      <p className="account-links">
        <RouteLink route={login({})}>{messages.toSignIn}</RouteLink>
      </p>
    </>
  );
}
