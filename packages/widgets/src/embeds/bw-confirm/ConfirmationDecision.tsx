import { pressMessages } from '@boardwalk/sdk-core/account/press-messages';
import type { CurrentUser } from '@boardwalk/sdk-core/account/sessions/current-user-schemas';
import { confirmMessages } from '@boardwalk/sdk-core/embeds/confirmations/confirm-messages';
import { createDecisionStore } from '@boardwalk/sdk-core/embeds/confirmations/decision-store';
import type { EmbedConfirmation } from '@boardwalk/sdk-core/embeds/confirmations/schemas';
import { fillMessage } from '@boardwalk/sdk-core/vocabulary/text/message';
import { useStore } from '@nanostores/react';
import { useEffect, useState } from 'react';
import { changeAccount } from '../../account/shared/session/change-account.ts';
import { Button } from '../../kit/button/Button.tsx';
import { FormAlert } from '../../kit/form/FormAlert.tsx';
import { DeliberateButton } from '../../kit/press/DeliberateButton.tsx';
import { browserOpener } from '../popup/browser-opener.ts';
import { ConfirmationDetails } from './ConfirmationDetails.tsx';
import type { ConfirmContext } from './confirm-context.ts';
import { Performer } from './Performer.tsx';
import { performers } from './performers.ts';
import '../popup/popup.css';

interface DecisionProps {
  readonly context: ConfirmContext;
  readonly asked: EmbedConfirmation;
  readonly user: CurrentUser;
  /** It may have been decided elsewhere, or be over by now: looks again. */
  readonly onOver: () => void;
}

/** Lets the signed-in user confirm what a page requests, or not. */
export function ConfirmationDecision({ context, asked, user, onOver }: DecisionProps) {
  const { env, emit } = context;
  const messages = env.messages(confirmMessages);
  // One for the whole attempt: attributes are read again whenever the widget is rendered.
  const [decision] = useState(() => createDecisionStore(env, asked, browserOpener()));
  const state = useStore(decision.$state);
  /** What was done in this window stays done; the page is notified of it here or by the server. */
  const [isPerformed, setPerformed] = useState(false);
  const isOver = state.state === 'failed' && state.problem.code === 'conflict' && !isPerformed;

  useEffect(() => {
    if (isOver) onOver();
  }, [isOver, onOver]);

  useEffect(() => {
    if (state.state !== 'done') return;
    emit('bw-decided', { id: asked.id, decision: state.decision });
    close();
  }, [state, asked.id, emit]);

  if (state.state === 'done') {
    return (
      <p role="status">
        {messages[state.decision]} {messages.back}
      </p>
    );
  }
  if (isPerformed) {
    return (
      <>
        <p role="status">
          {messages.performed} {messages.back}
        </p>
        <div className="popup-actions">
          <Button onClick={() => close()}>{messages.close}</Button>
        </div>
      </>
    );
  }
  if (asked.state !== 'open') {
    return (
      <>
        <h1 className="popup-title">{messages.overTitle}</h1>
        <p role="status">{messages[`over.${asked.state}`]}</p>
        <div className="popup-actions">
          <Button onClick={() => close()}>{messages.close}</Button>
        </div>
      </>
    );
  }
  const isActing = user.actor !== null;
  const isSending = state.state === 'sending';
  const performer = performers[asked.kind];
  return (
    <>
      <ConfirmationDetails env={env} asked={asked} />
      {isActing && <p role="status">{fillMessage(messages.acting, { name: user.firstName })}</p>}
      {state.state === 'failed' && !isOver && <FormAlert>{messages.failed}</FormAlert>}
      {performer !== undefined && !isActing && (
        <Performer
          tag={performer.tag}
          attributes={{
            confirmation: asked.id,
            ...(performer.subject !== undefined && { [performer.subject]: asked.subject }),
          }}
          onDone={() => {
            setPerformed(true);
            void (performer.isConfirmedAfter ? decision.decide(true) : decision.tellDone());
          }}
          onRefused={onOver}
        />
      )}
      <div className="popup-actions">
        {performer === undefined && !isActing && (
          <DeliberateButton
            variant="primary"
            tooSoon={env.messages(pressMessages).tooSoon}
            aria-disabled={isSending || undefined}
            onClick={() => void decision.decide(true)}
          >
            {messages.confirm}
          </DeliberateButton>
        )}
        {!isActing && (
          <Button
            aria-disabled={isSending || undefined}
            onClick={() => void decision.decide(false)}
          >
            {messages.cancel}
          </Button>
        )}
        {isActing && <Button onClick={() => close()}>{messages.close}</Button>}
        <Button variant="quiet" onClick={() => void changeAccount(env)}>
          {messages.change}
        </Button>
      </div>
    </>
  );
}
