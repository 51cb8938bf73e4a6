import { unsubscribeMessages } from '@boardwalk/sdk-core/mailing/unsubscribe-messages';
import {
  createUnsubscribeStore,
  type Unsubscription,
} from '@boardwalk/sdk-core/mailing/unsubscribing/unsubscribe-store';
import { home, mailPreferences } from '@boardwalk/sdk-core/vocabulary/routes/routes';
import { useStore } from '@nanostores/react';
import { createElement, useState } from 'react';
import type { WidgetContext } from '../../element/attributes/element-table.ts';
import { RouteLink } from '../../element/RouteLink.tsx';
import { ErrorState } from '../../kit/state/ErrorState.tsx';
import { useExplanation } from '../../parts/problem/use-explanation.ts';
import { useRemote } from '../../parts/remote-state/use-remote.ts';
import type { unsubscribeAttributes } from './attributes.ts';
import { Ending } from './Ending.tsx';
import { UnsubscribeOutcome } from './UnsubscribeOutcome.tsx';
import './unsubscribe.css';

export type UnsubscribeContext = WidgetContext<typeof unsubscribeAttributes>;

/** The whole of `<bw-unsubscribe>`: what the link of a mail ends, and the press that ends it. */
export function Unsubscribe({ context }: { readonly context: UnsubscribeContext }) {
  const { attributes, env } = context;
  const { token, headingLevel } = attributes;
  const messages = env.messages(unsubscribeMessages);
  const [store] = useState(() => createUnsubscribeStore(env));
  const remote = useRemote(store, token === '' ? undefined : token);
  const press = useStore(store.$press);
  const explain = useExplanation();
  const way = <RouteLink route={mailPreferences({})}>{messages.choose}</RouteLink>;
  const isBroken =
    token === '' ||
    (remote.state === 'failed' && remote.problem.code === 'gone') ||
    (press.state === 'failed' && press.problem.code === 'gone');
  const found = remote.state === 'ready' ? remote.value : undefined;
  const hasNoAccount = found?.hasAccount === false;
  const isEnded = press.state === 'ended' || found?.frequency === 'never';

  function content() {
    if (isBroken)
      return <UnsubscribeOutcome title={messages.broken} text={messages.brokenText} way={way} />;
    if (isEnded) {
      return (
        <UnsubscribeOutcome
          title={messages.ended}
          text={messages[endedText(found)]}
          way={hasNoAccount ? <RouteLink route={home({})}>{messages.search}</RouteLink> : way}
          isFocused={press.state === 'ended'}
        />
      );
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
        <p role="status" className="unsubscribe-waiting">
          {messages.loading}
        </p>
      );
    }
    const { kind, hasAccount } = remote.value;
    return (
      <Ending
        kind={kind}
        hasAccount={hasAccount}
        press={press}
        onPress={() => void store.end(token)}
      />
    );
  }

  return (
    <section className="unsubscribe" aria-busy={remote.state === 'loading'}>
      {createElement(
        `h${headingLevel}`,
        { className: 'unsubscribe-title', part: 'heading' },
        messages.title,
      )}
      {content()}
    </section>
  );
}

/** What is said of what has ended. */
function endedText(found: Unsubscription | undefined) {
  if (found?.kind === 'alerts.confirming') return 'endedConfirming';
  return found?.hasAccount === false ? 'endedAddress' : 'endedText';
}
