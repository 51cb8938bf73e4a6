import { accountFormMessages } from '@boardwalk/sdk-core/account/form-messages';
import {
  login,
  registerMerchant,
  registerUser,
} from '@boardwalk/sdk-core/vocabulary/routes/routes';
import { useMessages } from '../../../../element/mount/widget-context.ts';
import { RouteLink } from '../../../../element/RouteLink.tsx';
import { returnQuery } from '../../../../parts/way-back/return-query.ts';
import { FormHead } from '../FormFrame.tsx';

/** For oneself or for a business. */
export function RegisterChoice({ returnTo }: { readonly returnTo: string }) {
  const messages = useMessages(accountFormMessages);
  const query = returnQuery(returnTo);
  return (
    <>
      <FormHead title={messages.registerTitle} lead={messages.registerLead} />
      <ul className="account-choices">
        <li>
          <h2>{messages.userTitle}</h2>
          <p>{messages.userText}</p>
          <RouteLink className="button button-primary" route={registerUser({}, query)}>
            {messages.userAction}
          </RouteLink>
        </li>
        <li>
          <h2>{messages.merchantTitle}</h2>
          <p>{messages.merchantText}</p>
          <RouteLink className="button button-secondary" route={registerMerchant({}, query)}>
            {messages.merchantAction}
          </RouteLink>
        </li>
      </ul>
      <p className="account-other">
        {messages.hasAccount} <RouteLink route={login({}, query)}>{messages.toSignIn}</RouteLink>
      </p>
    </>
  );
}
