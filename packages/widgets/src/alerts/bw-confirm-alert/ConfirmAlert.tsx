import { confirmAlertMessages } from '@boardwalk/sdk-core/alerts/by-mail/confirm-alert-messages';
import { createConfirmMailedAlertStore } from '@boardwalk/sdk-core/alerts/by-mail/confirm-mailed-alert-store';
import { home } from '@boardwalk/sdk-core/vocabulary/routes/routes';
import { useStore } from '@nanostores/react';
import { createElement, useState } from 'react';
import type { WidgetContext } from '../../element/attributes/element-table.ts';
import { RouteLink } from '../../element/RouteLink.tsx';
import { ErrorState } from '../../kit/state/ErrorState.tsx';
import { useExplanation } from '../../parts/problem/use-explanation.ts';
import { useRemote } from '../../parts/remote-state/use-remote.ts';
import type { confirmAlertAttributes } from './attributes.ts';
import { ConfirmAlertOutcome } from './ConfirmAlertOutcome.tsx';
import { RequestedAlertDetails } from './RequestedAlertDetails.tsx';
import { Started } from './Started.tsx';
import './confirm-alert.css';

export type ConfirmAlertContext = WidgetContext<typeof confirmAlertAttributes>;

/** The whole of `<bw-confirm-alert>`: what the link of a mail starts, and the press that starts it. */
export function ConfirmAlert({ context }: { readonly context: ConfirmAlertContext }) {
  const { attributes, env } = context;
  const { token, headingLevel } = attributes;
  const messages = env.messages(confirmAlertMessages);
  const [store] = useState(() => createConfirmMailedAlertStore(env));
  const remote = useRemote(store, token === '' ? undefined : token);
  const press = useStore(store.$press);
  const explain = useExplanation();
  const refusal = press.state === 'failed' ? press.problem.code : undefined;
  const isBroken =
    token === '' ||
    refusal === 'gone' ||
    (remote.state === 'failed' && remote.problem.code === 'gone');
  const isOutdated = refusal === 'unknown-place' || refusal === 'not-processable';

  function content() {
    if (isBroken || isOutdated) {
      return (
        <ConfirmAlertOutcome
          title={isOutdated ? messages.outdated : messages.broken}
          text={isOutdated ? messages.outdatedText : messages.brokenText}
          way={<RouteLink route={home({})}>{messages.search}</RouteLink>}
          isFocused={refusal !== undefined}
        />
      );
    }
    if (press.state === 'started') {
      return <Started title={messages.started} alert={press.alert} isFocused />;
    }
    if (remote.state === 'failed') {
      return (
        <ErrorState
          title={messages.failed}
          advice={explain(remote.problem)}
          retryLabel={messages.retry}
          onRetry={() => void store.reload()}
        />
      );
    }
    if (remote.state !== 'ready') {
      return (
        <p role="status" className="confirm-alert-waiting">
          {messages.loading}
        </p>
      );
    }
    if (remote.value.keptBy !== null) {
      return <Started title={messages.running} alert={remote.value} />;
    }
    return (
      <RequestedAlertDetails
        alert={remote.value}
        press={press}
        onPress={() => void store.start(token)}
      />
    );
  }

  return (
    <section className="confirm-alert" aria-busy={remote.state === 'loading'}>
      {createElement(
        `h${headingLevel}`,
        { className: 'confirm-alert-title', part: 'heading' },
        messages.title,
      )}
      {content()}
    </section>
  );
}
