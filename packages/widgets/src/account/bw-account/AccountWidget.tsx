import { createDeletedAccountStore } from '@boardwalk/sdk-core/account/deleted-account-store';
import type { CurrentUser } from '@boardwalk/sdk-core/account/sessions/current-user-schemas';
import { signInMessages } from '@boardwalk/sdk-core/account/sign-in/sign-in-messages';
import { fillMessage } from '@boardwalk/sdk-core/vocabulary/text/message';
import { useStore } from '@nanostores/react';
import { useEffect } from 'react';
import { useSession } from '../shared/session/use-session.ts';
import { AccountPlace, AccountTitle } from './AccountTitle.tsx';
import type { AccountContext } from './account-context.ts';
import { onwardAddress } from './navigate-onward.ts';
import { OtherForm } from './OtherForm.tsx';
import { SignIn } from './SignIn.tsx';
import '../../kit/button/button.css';
import './account.css';

/** Shows the whole of `<bw-account>`: one form, or the way on for a user who is signed in. */
export function AccountWidget({ context }: { readonly context: AccountContext }) {
  const { attributes, env, initial } = context;
  const user = useSession(env, initial);
  return (
    <AccountPlace value={attributes.place}>
      <div className="account" data-place={attributes.place}>
        {attributes.view !== 'sign-in' && <OtherForm context={context} />}
        {attributes.view === 'sign-in' &&
          (user ? <SignedIn {...{ context, user }} /> : <Entrance context={context} />)}
      </div>
    </AccountPlace>
  );
}

function Entrance({ context }: { readonly context: AccountContext }) {
  const { attributes, env } = context;
  const messages = env.messages(signInMessages);
  const deleted = env.store(createDeletedAccountStore);
  const isDeleted = useStore(deleted.$isDeleted);
  useEffect(() => deleted.follow(), [deleted]);
  const isForged = attributes.notice === 'account-deleted' && !isDeleted;
  const notice = isForged ? 'none' : attributes.notice;
  return (
    <>
      <AccountTitle isToldAbove>{messages.title}</AccountTitle>
      {notice === 'none' ? (
        attributes.place === 'page' && <p className="account-lead">{messages.lead}</p>
      ) : (
        <p className="account-notice" role="status">
          {messages[notice]}
        </p>
      )}
      <SignIn context={context} />
    </>
  );
}

interface SignedInProps {
  readonly context: AccountContext;
  readonly user: CurrentUser;
}

function SignedIn({ context, user }: SignedInProps) {
  const messages = context.env.messages(signInMessages);
  return (
    <>
      <AccountTitle>{fillMessage(messages.signedInAs, { name: user.firstName })}</AccountTitle>
      <p className="account-links">
        <a className="button button-primary" href={onwardAddress(context)}>
          {messages.goOn}
        </a>
      </p>
    </>
  );
}
