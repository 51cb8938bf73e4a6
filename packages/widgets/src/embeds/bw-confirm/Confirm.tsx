import { createSessionStore } from '@boardwalk/sdk-core/account/sessions/session-store';
import { confirmMessages } from '@boardwalk/sdk-core/embeds/confirmations/confirm-messages';
import { useStore } from '@nanostores/react';
import { useCallback, useEffect, useRef } from 'react';
import { useSession } from '../../account/shared/session/use-session.ts';
import { ErrorState } from '../../kit/state/ErrorState.tsx';
import { SignInHere } from '../popup/SignInHere.tsx';
import { ConfirmationDecision } from './ConfirmationDecision.tsx';
import type { ConfirmContext } from './confirm-context.ts';
import { NotTheirs } from './NotTheirs.tsx';
import { useConfirmationRequest } from './use-confirmation-request.ts';
import '../popup/popup.css';

/** The whole of `<bw-confirm>`: the sign-in where nobody is, what a page asks for, and the answer. */
export function Confirm({ context }: { readonly context: ConfirmContext }) {
  const { attributes, env, initial } = context;
  const messages = env.messages(confirmMessages);
  const found = useSession(env, initial);
  const { state } = useStore(env.store(createSessionStore).$user);
  // A user who can't be determined signs in again.
  const user = found === undefined && state === 'failed' ? null : found;
  const { asked, hasFailed, retry } = useConfirmationRequest(context, user);

  const place = useRef<HTMLDivElement>(null);
  const isLeft = useRef(false);
  const isSettled = user !== null && (asked !== undefined || hasFailed);
  // What was pressed is gone, as is the form by which somebody has signed in: they read on from here.
  useEffect(() => {
    if (user === null) isLeft.current = true;
    else if (isLeft.current && isSettled) {
      isLeft.current = false;
      place.current?.focus();
    }
  }, [user, isSettled]);

  const lookAgain = useCallback(() => {
    isLeft.current = true;
    retry();
  }, [retry]);

  if (user === null) {
    return (
      <div className="popup">
        <h1 className="popup-title">{messages.signInTitle}</h1>
        <SignInHere>{messages.signIn}</SignInHere>
      </div>
    );
  }
  return (
    <div ref={place} className="popup" tabIndex={-1} aria-busy={!isSettled || undefined}>
      {user && asked && (
        <ConfirmationDecision key={asked.id} {...{ context, asked, user }} onOver={lookAgain} />
      )}
      {user && asked === null && (
        <NotTheirs env={env} user={user} isKnown={attributes.userId === String(user.id)} />
      )}
      {asked === undefined && hasFailed && (
        <ErrorState
          title={messages.unread}
          advice={messages.unreadText}
          retryLabel={messages.retry}
          onRetry={retry}
        />
      )}
    </div>
  );
}
