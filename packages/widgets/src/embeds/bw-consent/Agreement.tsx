import { signOut } from '@boardwalk/sdk-core/account/endpoints';
import type { CurrentUser } from '@boardwalk/sdk-core/account/schemas';
import { createSessionStore } from '@boardwalk/sdk-core/account/session-store';
import { consentMessages } from '@boardwalk/sdk-core/embeds/consent-messages';
import { createConsentStore } from '@boardwalk/sdk-core/embeds/consent-store';
import type { Authorization } from '@boardwalk/sdk-core/embeds/schemas';
import { scopeLabels } from '@boardwalk/sdk-core/embeds/scope-labels';
import { fillMessage } from '@boardwalk/sdk-core/vocabulary/message';
import { useStore } from '@nanostores/react';
import { useEffect, useMemo, useState } from 'react';
import { Button } from '../../kit/button/Button.tsx';
import { FormAlert } from '../../kit/form/FormAlert.tsx';
import { browserOpener } from './browser-opener.ts';
import type { ConsentContext } from './consent-context.ts';
import { Outcome } from './Outcome.tsx';

interface AgreementProps {
  readonly context: ConsentContext;
  readonly asked: Authorization;
  readonly user: CurrentUser;
}

/** Milliseconds after which a click counts: one meant for what lay here before does not. */
const armedAfter = 600;

/** Whoever is signed in agrees, or does not. */
export function Agreement({ context, asked, user }: AgreementProps) {
  const { attributes, env, emit } = context;
  const messages = env.messages(consentMessages);
  const labels = env.messages(scopeLabels);
  const consent = useMemo(
    () => createConsentStore(env, attributes, browserOpenerOf()),
    [env, attributes],
  );
  const state = useStore(consent.$state);
  const [isArmed, setArmed] = useState(false);
  const [isStopped, setStopped] = useState(false);
  const isAgreed = attributes.mode === 'continue' && asked.isKnown;

  useEffect(() => {
    const timer = setTimeout(() => setArmed(true), armedAfter);
    return () => clearTimeout(timer);
  }, []);

  useEffect(() => {
    if (isAgreed) void consent.agree();
  }, [consent, isAgreed]);

  useEffect(() => {
    if (state.state !== 'done') return;
    emit('bw-consented', { origin: asked.origin });
    close();
  }, [state, asked, emit]);

  function stop(): void {
    setStopped(true);
    close();
  }

  async function changeAccount(): Promise<void> {
    await env.client.call(signOut, {});
    await env.store(createSessionStore).change(null);
  }

  if (isStopped) return <p role="status">{messages.stopped}</p>;
  if (state.state !== 'asking' && state.state !== 'failed') {
    return (
      <Outcome
        state={state}
        asked={asked}
        challenge={attributes.challenge}
        onSame={() => void consent.handOver()}
        onDifferent={stop}
      />
    );
  }
  return (
    <>
      <p>{messages.may}</p>
      <ul className="consent-scopes">
        {asked.scopes.map((scope) => (
          <li key={scope}>{labels[scope]}</li>
        ))}
      </ul>
      <p className="consent-note">{messages.mayNot}</p>
      {state.state === 'failed' && <FormAlert>{messages.failed}</FormAlert>}
      <div className="consent-actions">
        <Button variant="primary" disabled={!isArmed} onClick={() => void consent.agree()}>
          {fillMessage(messages.agree, { name: user.firstName })}
        </Button>
        <Button onClick={stop}>{messages.cancel}</Button>
        <Button variant="quiet" onClick={() => void changeAccount()}>
          {messages.other}
        </Button>
      </div>
    </>
  );
}

/** A server, which renders this too, has no window. */
function browserOpenerOf() {
  return typeof window === 'undefined'
    ? { target: null, referrer: '', listen: () => () => {} }
    : browserOpener();
}
