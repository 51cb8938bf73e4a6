import type { CurrentUser } from '@boardwalk/sdk-core/account/sessions/current-user-schemas';
import { createSessionStore } from '@boardwalk/sdk-core/account/sessions/session-store';
import { consentMessages } from '@boardwalk/sdk-core/embeds/consent-messages';
import type { Authorization } from '@boardwalk/sdk-core/embeds/sign-in/schemas';
import { fillMessage } from '@boardwalk/sdk-core/vocabulary/text/message';
import { useStore } from '@nanostores/react';
import { createElement, useEffect, useRef, useState } from 'react';
import { ErrorState } from '../../kit/state/ErrorState.tsx';
import { useSession } from '../../parts/session/use-session.ts';
import { Agreement } from './Agreement.tsx';
import type { ConsentContext } from './consent-context.ts';
import { useAuthorizationRequest } from './use-authorization-request.ts';

/** The whole of `<bw-consent>`: who asks for what, the sign-in where nobody is, and the answer. */
export function Consent({ context }: { readonly context: ConsentContext }) {
  const { env, initial } = context;
  const found = useSession(env, initial);
  const { state } = useStore(env.store(createSessionStore).$user);
  // Who can't be found out signs in anew.
  const user = found === undefined && state === 'failed' ? null : found;
  const isVisitor = user === null;
  const messages = env.messages(consentMessages);
  const { asked, hasFailed, retry } = useAuthorizationRequest(context, user);
  /** For whom the window goes on by itself: who is there at first, or signs in in it. */
  const [ownerId, setOwnerId] = useState(user?.id);
  if (ownerId === undefined && user) setOwnerId(user.id);

  const heading = useRef<HTMLHeadingElement>(null);
  const wasVisitor = useRef(false);
  // The form is gone once somebody has signed in by it: they read on from what is asked of them.
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
  if (asked === undefined) return <div className="consent" aria-busy="true" />;
  if (asked === null || asked === 'unproved') {
    return (
      <div className="consent">
        <p role="status">{asked === null ? messages.refused : messages.unproved}</p>
      </div>
    );
  }
  return (
    <div className="consent">
      <h1 ref={heading} className="consent-title" tabIndex={-1}>
        {fillMessage(messages.title, { site: asked.siteName })}
      </h1>
      <p>{fillMessage(messages.asks, { site: asked.siteName })}</p>
      <p className="consent-origin">{asked.origin}</p>
      {user ? (
        <Agreement {...{ context, asked, user }} isTheirs={user.id === ownerId} />
      ) : (
        <Entrance {...{ context, asked }} onSignIn={setOwnerId} />
      )}
    </div>
  );
}

interface EntranceProps {
  readonly context: ConsentContext;
  readonly asked: Authorization;
  readonly onSignIn: (id: CurrentUser['id']) => void;
}

/** The sign-in itself stays in this window, whatever else is looked up beside it. */
function Entrance({ context, asked, onSignIn }: EntranceProps) {
  const place = useRef<HTMLDivElement>(null);
  const messages = context.env.messages(consentMessages);

  useEffect(() => {
    const element = place.current;
    if (!element) return undefined;
    const stayHere = (event: Event) => {
      event.preventDefault();
      // As bw-account says who has signed in by it.
      onSignIn((event as CustomEvent<Pick<CurrentUser, 'id'>>).detail.id);
    };
    const leadElsewhere = (event: Event) => {
      event.preventDefault();
      // The wrapper of every widget fires it with this detail.
      const { href } = (event as CustomEvent<{ href: string }>).detail;
      open(href, '_blank', 'noopener');
    };
    element.addEventListener('bw-signed-in', stayHere);
    element.addEventListener('bw-navigate', leadElsewhere);
    return () => {
      element.removeEventListener('bw-signed-in', stayHere);
      element.removeEventListener('bw-navigate', leadElsewhere);
    };
  }, [onSignIn]);

  return (
    <div ref={place} className="consent-entrance">
      <p>{fillMessage(messages.first, { site: asked.siteName })}</p>
      {createElement('bw-account', { view: 'sign-in' })}
    </div>
  );
}
