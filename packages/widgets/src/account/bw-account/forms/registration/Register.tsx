import {
  accountFieldMessages,
  accountFormMessages,
} from '@boardwalk/sdk-core/account/form-messages';
import { personFieldMessages } from '@boardwalk/sdk-core/account/person-messages';
import { register } from '@boardwalk/sdk-core/account/registration/endpoints';
import { createPendingActions } from '@boardwalk/sdk-core/account/sign-in/pending-actions';
import { login } from '@boardwalk/sdk-core/vocabulary/routes/routes';
import { findLocale } from '@boardwalk/sdk-core/vocabulary/text/locale';
import { useState } from 'react';
import { useMessages } from '../../../../element/mount/widget-context.ts';
import { RouteLink } from '../../../../element/RouteLink.tsx';
import { textOf } from '../../../../kit/form/form-data.ts';
import { useForm } from '../../../../parts/form/use-form.ts';
import { returnQuery } from '../../../../parts/way-back/return-query.ts';
import type { AccountContext } from '../../account-context.ts';
import { explainAccountRefusal } from '../explain-account-refusal.ts';
import { FormFrame, FormHead } from '../FormFrame.tsx';
import { useSignedInElsewhere } from '../use-signed-in-elsewhere.ts';
import { findRegistrationErrors } from './check-registration.ts';
import { Registered } from './Registered.tsx';
import { RegisterFields } from './RegisterFields.tsx';
import '../../account.css';

interface RegisterProps {
  readonly context: AccountContext;
  readonly kind: 'user' | 'merchant';
  /** Where they were headed. */
  readonly returnTo: string;
}

/** Opens an account for a person or a business. */
export function Register({ context, kind, returnTo }: RegisterProps) {
  const { client, clock, locale, timeZone } = context.env;
  const messages = useMessages(accountFormMessages);
  const account = useMessages(accountFieldMessages);
  const person = useMessages(personFieldMessages);
  const { consentMissing } = messages;
  const { asksName } = context.attributes;
  const [registered, setRegistered] = useState<string>();
  const form = useForm({
    check: (data) => findRegistrationErrors(data, { account, person, consentMissing }),
    async send(data) {
      const call = client.call(register, {
        body: {
          kind,
          ...(asksName && { firstName: textOf(data, 'firstName') }),
          email: textOf(data, 'email'),
          password: textOf(data, 'password'),
          consent: true,
          locale: findLocale([locale]),
          timeZone,
        },
      });
      const words = { password: account['password.weak'], firstName: messages.nameRefused };
      const { email } = await explainAccountRefusal(call, words);
      // The pending action of an earlier user is not this account's.
      createPendingActions(clock).keepPath(returnTo);
      context.emit('bw-registered', {});
      setRegistered(email);
    },
  });
  useSignedInElsewhere(context, registered !== undefined);
  if (registered !== undefined) return <Registered email={registered} />;
  const isUser = kind === 'user';
  const title = isUser ? messages.registerTitle : messages.registerMerchantTitle;
  const lead = isUser ? messages.registerLead : messages.registerMerchantLead;
  return (
    <>
      <FormHead title={title} lead={lead} />
      <FormFrame form={form} submit={messages.registerSubmit}>
        <RegisterFields errors={form.errors} asksName={asksName} />
      </FormFrame>
      <p className="account-other">
        {messages.hasAccount}{' '}
        <RouteLink route={login({}, returnQuery(returnTo))}>{messages.toSignIn}</RouteLink>
      </p>
    </>
  );
}
