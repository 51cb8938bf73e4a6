import { providerMessages } from '@boardwalk/sdk-core/billing/provider/provider-messages';
import type { PaymentProvider } from '@boardwalk/sdk-core/billing/provider/schemas';
import { fillMessage } from '@boardwalk/sdk-core/vocabulary/text/message';
import type { ReactNode } from 'react';
import { useMessages } from '../../element/mount/widget-context.ts';
import { AccountFact } from './AccountFact.tsx';
import { useDate } from './use-date.ts';

/** How the provider is set up, and how its events arrive. */
export function ProviderFacts({ provider }: { readonly provider: PaymentProvider }) {
  const messages = useMessages(providerMessages);
  const date = useDate();
  const { mode, account, keys, apiVersion, events, controlPage } = provider;
  const { lastReceivedAt, waiting, oldestWaitingAt, repeated } = events;
  const oldest =
    oldestWaitingAt &&
    fillMessage(messages.oldest, { count: waiting, date: date(oldestWaitingAt) });
  return (
    <>
      {mode === 'none' && <p className="own-rights">{messages.whatToSet}</p>}
      <dl className="payment-facts" part="facts">
        <Fact name={messages.mode}>{messages[`mode.${mode}`]}</Fact>
        {account && (
          <Fact name={messages.account}>
            <AccountFact account={account} />
          </Fact>
        )}
        {keys && (
          <>
            <KeyFact name={messages.secretKey} end={keys.secret} />
            <KeyFact name={messages.publishableKey} end={keys.publishable} />
            <KeyFact name={messages.webhookSecret} end={keys.webhook} />
          </>
        )}
        <Fact name={messages.version}>
          <bdi dir="ltr">{apiVersion}</bdi>
        </Fact>
        <Fact name={messages.lastEvent}>
          {lastReceivedAt ? date(lastReceivedAt) : messages.never}
        </Fact>
        <Fact name={messages.waiting}>{oldest ?? waiting}</Fact>
        <Fact name={messages.repeated}>{repeated}</Fact>
      </dl>
      {controlPage && (
        <a className="admin-back" href={controlPage}>
          {messages.controlPage}
        </a>
      )}
    </>
  );
}

function KeyFact({ name, end }: { readonly name: string; readonly end: string }) {
  const { ending } = useMessages(providerMessages);
  return (
    <Fact name={name}>
      <bdi dir="ltr">{fillMessage(ending, { end })}</bdi>
    </Fact>
  );
}

function Fact({ name, children }: { readonly name: string; readonly children: ReactNode }) {
  return (
    <div>
      <dt className="admin-note">{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}
