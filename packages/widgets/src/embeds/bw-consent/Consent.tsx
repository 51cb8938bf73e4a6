import { createSessionStore } from '@boardwalk/sdk-core/account/sessions/session-store';
import { consentMessages } from '@boardwalk/sdk-core/embeds/consent-messages';
import { fillMessage } from '@boardwalk/sdk-core/vocabulary/text/message';
import { useStore } from '@nanostores/react';
import { useEffect, useRef, useState } from 'react';
import { useSession } from '../../account/shared/session/use-session.ts';
import { ErrorState } from '../../kit/state/ErrorState.tsx';
import { SignInHere } from '../popup/SignInHere.tsx';
import { AgreementPrompt } from './AgreementPrompt.tsx';
import type { ConsentContext } from './consent-context.ts';
import { useAuthorizationRequest } from './use-authorization-request.ts';
import '../popup/popup.css';

/** The whole of `<bw-consent>`: who asks for what, the sign-in where nobody is, and the answer. */
export function Consent({ context }: { readonly context: ConsentContext }) {
  const { env, initial } = context;
  const found = useSession(env, initial);
  const { state } = useStore(env.store(createSessionStore).$user);
  // A user who can't be determined signs in again.
  const user = found === undefined && state === 'failed' ? null : found;
  const isVisitor = user === null;
  const messages = env.messages(consentMessages);
  const { asked, hasFailed, retry } = useAuthorizationRequest(context, user);
  /** For whom the window goes on by itself: who is there at first, or signs in in it. */
  const [ownerId, setOwnerId] = useState(user?.id);
  if (ownerId === undefined && user) setOwnerId(user.id);

  const heading = useRef<HTMLHeadingElement>(null);
  const wasVisitor = useRef(false);
  // The form is gone once a user has signed in by it: they read on from what is requested of them.
  useEffect(() => {
    if (isVisitor) wasVisitor.current = true;
    else if (wasVisitor.current && asked !== undefined) heading.current?.focus();
  }, [isVisitor, asked]);

  if (asked === undefined && hasFailed) {
    return (
      <ErrorState
        title={messages.unread}
        advice={messages.unreadText}
        retryLabel={messages.retry}
        onRetry={retry}
      />
    );
  }
  if (asked === undefined) return <div className="popup" aria-busy="true" />;
  if (asked === null || asked === 'unproved') {
    return (
      <div className="popup">
        <p role="status">{asked === null ? messages.refused : messages.unproved}</p>
      </div>
    );
  }
  return (
    <div className="popup">
      <h1 ref={heading} className="popup-title" tabIndex={-1}>
        {fillMessage(messages.title, { site: asked.siteName })}
      </h1>
      <p>{fillMessage(messages.asks, { site: asked.siteName })}</p>
      <p className="popup-origin">{asked.origin}</p>
      {user ? (
        <AgreementPrompt {...{ context, asked, user }} isTheirs={user.id === ownerId} />
      ) : (
        <SignInHere returnTo={context.attributes.returnTo} onSignIn={setOwnerId}>
          {fillMessage(messages.first, { site: asked.siteName })}
        </SignInHere>
      )}
    </div>
  );
}
