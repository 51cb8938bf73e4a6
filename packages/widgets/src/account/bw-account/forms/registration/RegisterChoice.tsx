import { accountFormMessages } from '@boardwalk/sdk-core/account/form-messages';
import { splitPath } from '@boardwalk/sdk-core/vocabulary/routes/local-path';
import {
  checkout,
  login,
  registerMerchant,
  registerUser,
  subscriptions,
} from '@boardwalk/sdk-core/vocabulary/routes/routes';
import { useMessages } from '../../../../element/mount/widget-context.ts';
import { RouteLink } from '../../../../element/RouteLink.tsx';
import { returnQuery } from '../../../../parts/way-back/return-query.ts';
import { FormHead } from '../FormFrame.tsx';
import '../../../../kit/button/button.css';
import '../../account.css';
import '../forms.css';

const boardPaths = [subscriptions({}).path, checkout({}).path];

/**
 * Offers registration for oneself or for a business; a user who comes from choosing boards reads
 * what that has to do with it.
 */
export function RegisterChoice({ returnTo }: { readonly returnTo: string }) {
  const messages = useMessages(accountFormMessages);
  const query = returnQuery(returnTo);
  const own = splitPath(returnTo).path;
  const isForBoards = boardPaths.some((path) => own.split('?')[0] === path);
  const lead = isForBoards ? messages.registerForBoards : messages.registerLead;
  return (
    <>
      <FormHead title={messages.registerTitle} lead={lead} />
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
