import type { Agreement } from '@boardwalk/sdk-core/embeds/agreements/schemas';
import { agreementsMessages } from '@boardwalk/sdk-core/embeds/agreements-messages';
import { createAgreementsStore } from '@boardwalk/sdk-core/embeds/agreements-store';
import { lastValue } from '@boardwalk/sdk-core/http/remote';
import { fillMessage } from '@boardwalk/sdk-core/vocabulary/text/message';
import { AppWindow } from 'lucide';
import { createElement, useEffect, useRef, useState } from 'react';
import { EmptyState } from '../../kit/state/EmptyState.tsx';
import { OfflineBar } from '../../kit/state/OfflineBar.tsx';
import { ConfirmDialog } from '../../parts/confirm/ConfirmDialog.tsx';
import { isAccessRefused } from '../../parts/remote-state/is-access-refused.ts';
import { useRemote } from '../../parts/remote-state/use-remote.ts';
import { AgreementRow } from './AgreementRow.tsx';
import { AgreementsUnavailable } from './AgreementsUnavailable.tsx';
import type { AgreementsContext } from './agreements-context.ts';
import './agreements.css';

/**
 * Shows the whole of `<bw-agreements>`: on whose pages the signed-in user lets themselves be signed
 * in.
 */
export function Agreements({ context }: { readonly context: AgreementsContext }) {
  const { attributes, env } = context;
  const messages = env.messages(agreementsMessages);
  const store = env.store(createAgreementsStore);
  const remote = useRemote(store);
  const agreements = isAccessRefused(remote) ? undefined : lastValue(remote);
  const [asked, setAsked] = useState<Agreement>();
  const [said, setSaid] = useState<string>();
  const status = useRef<HTMLParagraphElement>(null);
  const retry = () => void store.reload();

  useEffect(() => {
    // The button that had the focus is gone with its row.
    if (said !== undefined && !asked) status.current?.focus();
  }, [said, asked]);

  return (
    <section className="agreements" aria-busy={remote.state === 'loading'}>
      <header className="agreements-head">
        {createElement(
          `h${attributes.headingLevel}`,
          { className: 'agreements-title', part: 'heading' },
          messages.title,
        )}
        <p className="agreements-note">{messages.lead}</p>
      </header>
      <p ref={status} role="status" className="agreements-said" tabIndex={-1}>
        {said ?? (agreements || remote.state === 'failed' ? '' : messages.loading)}
      </p>
      {remote.state === 'failed' && agreements && (
        <OfflineBar retryLabel={messages.retry} onRetry={retry}>
          {messages.old}
        </OfflineBar>
      )}
      {remote.state === 'failed' && !agreements && (
        <AgreementsUnavailable problem={remote.problem} onRetry={retry} />
      )}
      {!agreements && remote.state !== 'failed' && <div className="agreements-waiting" />}
      {agreements?.length === 0 && (
        <EmptyState icon={AppWindow} title={messages.none} advice={messages.noneText} />
      )}
      {agreements && agreements.length > 0 && (
        <ul className="agreements-list" aria-label={messages.title}>
          {agreements.map((agreement) => (
            <AgreementRow
              key={agreement.id}
              agreement={agreement}
              onWithdraw={() => {
                setSaid(undefined);
                setAsked(agreement);
              }}
            />
          ))}
        </ul>
      )}
      {asked && (
        <ConfirmDialog
          isOpen
          title={messages.withdrawTitle}
          text={fillMessage(messages.withdrawText, {
            site: asked.siteName,
            origin: asked.origin,
          })}
          submit={messages.withdraw}
          onConfirm={async () => {
            await store.withdraw(asked.id);
            setSaid(fillMessage(messages.withdrawn, { site: asked.siteName }));
          }}
          onClose={() => setAsked(undefined)}
        />
      )}
    </section>
  );
}
