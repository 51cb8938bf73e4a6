import { createSessionStore } from '@boardwalk/sdk-core/account/sessions/session-store';
import { consentMessages } from '@boardwalk/sdk-core/embeds/consent-messages';
import type { Authorization } from '@boardwalk/sdk-core/embeds/sign-in/schemas';
import { lastValue } from '@boardwalk/sdk-core/http/remote';
import { fillMessage } from '@boardwalk/sdk-core/vocabulary/text/message';
import { useStore } from '@nanostores/react';
import { createElement, useEffect, useRef, useState } from 'react';
import { Agreement } from './Agreement.tsx';
import type { Asked, ConsentContext } from './consent-context.ts';
import { readAuthorizationRequest } from './read-authorization-request.ts';

/** The whole of `<bw-consent>`: who asks for what, the sign-in where nobody is, and the answer. */
export function Consent({ context }: { readonly context: ConsentContext }) {
  const { attributes, env, initial, fail } = context;
  const session = env.store(createSessionStore);
  const found = lastValue(useStore(session.$user));
  const user = (found === undefined ? initial?.user : found) ?? null;
  const isVisitor = user === null;
  const messages = env.messages(consentMessages);
  const [asked, setAsked] = useState(initial?.asked);

  useEffect(() => {
    if (initial) session.takeOver(initial.user);
    void session.load();
    return session.keepFresh();
  }, [session, initial]);

  useEffect(() => {
    if (asked === undefined) readAuthorizationRequest(attributes, env).then(setAsked, fail);
  }, [asked, attributes, env, fail]);

  useEffect(() => {
    // What one person has agreed to, the next has not.
    if (isVisitor) setAsked(forgetAgreements);
  }, [isVisitor]);

  const heading = useRef<HTMLHeadingElement>(null);
  const wasVisitor = useRef(false);
  // The form is gone once somebody has signed in by it: they read on from what is asked of them.
  useEffect(() => {
    if (isVisitor) wasVisitor.current = true;
    else if (wasVisitor.current && asked !== undefined) heading.current?.focus();
  }, [isVisitor, asked]);

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
        <Agreement {...{ context, asked, user }} />
      ) : (
        <Entrance {...{ context, asked, onSignedIn: setAsked }} />
      )}
    </div>
  );
}

function forgetAgreements(asked: Asked | undefined): Asked | undefined {
  return typeof asked === 'object' && asked !== null
    ? { ...asked, isKnown: false, agreedBefore: null }
    : asked;
}

interface EntranceProps {
  readonly context: ConsentContext;
  readonly asked: Authorization;
  readonly onSignedIn: (asked: Asked | undefined) => void;
}

/** The sign-in itself stays in this window, whatever else is looked up beside it. */
function Entrance({ context, asked, onSignedIn }: EntranceProps) {
  const place = useRef<HTMLDivElement>(null);
  const messages = context.env.messages(consentMessages);

  useEffect(() => {
    const element = place.current;
    if (!element) return undefined;
    const stayHere = (event: Event) => {
      event.preventDefault();
      // What this person has agreed to before is another question now.
      onSignedIn(undefined);
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
  }, [onSignedIn]);

  return (
    <div ref={place} className="consent-entrance">
      <p>{fillMessage(messages.first, { site: asked.siteName })}</p>
      {createElement('bw-account', { view: 'sign-in' })}
    </div>
  );
}
