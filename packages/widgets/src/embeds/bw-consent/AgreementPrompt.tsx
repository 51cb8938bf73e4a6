import { pressMessages } from '@boardwalk/sdk-core/account/press-messages';
import type { CurrentUser } from '@boardwalk/sdk-core/account/sessions/current-user-schemas';
import { createSessionStore } from '@boardwalk/sdk-core/account/sessions/session-store';
import { consentMessages } from '@boardwalk/sdk-core/embeds/consent-messages';
import { createConsentStore } from '@boardwalk/sdk-core/embeds/consent-store';
import type { Authorization } from '@boardwalk/sdk-core/embeds/sign-in/schemas';
import { scopeLabels } from '@boardwalk/sdk-core/embeds/sites/scope-labels';
import { fillMessage } from '@boardwalk/sdk-core/vocabulary/text/message';
import { useStore } from '@nanostores/react';
import { useEffect, useState } from 'react';
import { changeAccount } from '../../account/shared/session/change-account.ts';
import { Button } from '../../kit/button/Button.tsx';
import { FormAlert } from '../../kit/form/FormAlert.tsx';
import { DeliberateButton } from '../../kit/press/DeliberateButton.tsx';
import { whenPresent } from '../../kit/press/when-present.ts';
import { browserOpener } from '../popup/browser-opener.ts';
import type { ConsentContext } from './consent-context.ts';
import { Outcome } from './Outcome.tsx';
import { WhatIsNew } from './WhatIsNew.tsx';
import '../popup/popup.css';
import './consent.css';

interface AgreementProps {
  readonly context: ConsentContext;
  readonly asked: Authorization;
  readonly user: CurrentUser;
  /** Whether the window was opened for them, or they have signed in in it. */
  readonly isTheirs: boolean;
}

/** Lets the signed-in user agree, or not. */
export function AgreementPrompt({ context, asked, user, isTheirs }: AgreementProps) {
  const { attributes, env, emit } = context;
  const messages = env.messages(consentMessages);
  const labels = env.messages(scopeLabels);
  // One for the whole attempt: attributes are read again whenever the widget is rendered.
  const [consent] = useState(() =>
    createConsentStore(
      env,
      { ...attributes, siteName: asked.siteName, userId: user.id },
      browserOpener(),
      // They are shown, and prompted.
      () => void env.store(createSessionStore).refresh(),
    ),
  );
  const state = useStore(consent.$state);
  const [isStopped, setStopped] = useState(false);
  const isActing = user.actor !== null;
  const isKnownHere = attributes.userId === String(user.id);
  const isAgreed = isTheirs && isKnownHere && asked.isKnown && !isActing;

  useEffect(() => {
    if (!isAgreed) return undefined;
    return whenPresent(() => void consent.agree());
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
      <WhatIsNew asked={asked} />
      <p>{messages.may}</p>
      <ul className="consent-scopes">
        {asked.scopes.map((scope) => (
          <li key={scope}>{labels[scope]}</li>
        ))}
      </ul>
      <p className="popup-note">{messages.mayNot}</p>
      {isActing && <p role="status">{fillMessage(messages.acting, { name: user.firstName })}</p>}
      {state.state === 'failed' && <FormAlert>{messages.failed}</FormAlert>}
      <div className="popup-actions">
        {!isActing && (
          <DeliberateButton
            variant="primary"
            tooSoon={env.messages(pressMessages).tooSoon}
            onClick={() => void consent.agree()}
          >
            {fillMessage(messages.agree, { name: user.firstName })}
          </DeliberateButton>
        )}
        <Button onClick={stop}>{messages.cancel}</Button>
        <Button variant="quiet" onClick={() => void changeAccount(env)}>
          {messages.other}
        </Button>
      </div>
    </>
  );
}
