import {
  accountFieldMessages,
  accountFormMessages,
} from '@boardwalk/sdk-core/account/form-messages';
import { personFieldMessages } from '@boardwalk/sdk-core/account/person-messages';
import { callingCodes } from '@boardwalk/sdk-core/account/phone-rules';
import { register } from '@boardwalk/sdk-core/account/registration/endpoints';
import type { Country } from '@boardwalk/sdk-core/vocabulary/places/countries';
import { login } from '@boardwalk/sdk-core/vocabulary/routes/routes';
import { findLocale } from '@boardwalk/sdk-core/vocabulary/text/locale';
import { useState } from 'react';
import { useEnvironment, useMessages } from '../../../element/mount/widget-context.ts';
import { RouteLink } from '../../../element/RouteLink.tsx';
import { textOf, useForm } from '../../../kit/form/use-form.ts';
import { returnQuery } from '../return-query.ts';
import { findRegistrationErrors } from './check-registration.ts';
import { explainRefusal } from './explain-refusal.ts';
import { FormFrame, FormHead } from './FormFrame.tsx';
import { keepReturnPath } from './kept-return-path.ts';
import { Registered } from './Registered.tsx';
import { RegisterFields } from './RegisterFields.tsx';

interface RegisterProps {
  readonly kind: 'user' | 'merchant';
  /** Where they were headed. */
  readonly returnTo: string;
}

/** Opens an account for a person or a business. */
export function Register({ kind, returnTo }: RegisterProps) {
  const { client, locale, timeZone } = useEnvironment();
  const messages = useMessages(accountFormMessages);
  const account = useMessages(accountFieldMessages);
  const person = useMessages(personFieldMessages);
  const { consentMissing } = messages;
  const [registered, setRegistered] = useState<string>();
  const form = useForm({
    check: (data) => findRegistrationErrors(data, { person, account, consentMissing }),
    async send(data) {
      // The select offers the countries of the table.
      const country = textOf(data, 'phone.country') as Country;
      const call = client.call(register, {
        body: {
          kind,
          email: textOf(data, 'email'),
          username: textOf(data, 'username'),
          firstName: textOf(data, 'firstName'),
          lastName: textOf(data, 'lastName'),
          password: textOf(data, 'password'),
          phone: { country, code: callingCodes[country], number: textOf(data, 'phone.number') },
          consent: true,
          locale: findLocale([locale]),
          timeZone,
        },
      });
      // Whatever else is wrong with them is found before it is sent.
      const words = { password: account['password.weak'], username: messages.usernameTaken };
      const { email } = await explainRefusal(call, words);
      keepReturnPath(returnTo);
      setRegistered(email);
    },
  });
  if (registered !== undefined) return <Registered email={registered} />;
  const title = kind === 'user' ? messages.registerTitle : messages.registerMerchantTitle;
  return (
    <>
      <FormHead title={title} lead={messages.registerLead} />
      <FormFrame form={form} submit={messages.registerSubmit}>
        <RegisterFields errors={form.errors} />
      </FormFrame>
      <p className="account-other">
        {messages.hasAccount}{' '}
        <RouteLink route={login({}, returnQuery(returnTo))}>{messages.toSignIn}</RouteLink>
      </p>
    </>
  );
}
