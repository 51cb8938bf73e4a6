import { providerMessages } from '@boardwalk/sdk-core/billing/provider/provider-messages';
import type { PaymentProvider } from '@boardwalk/sdk-core/billing/provider/schemas';
import { fillMessage } from '@boardwalk/sdk-core/vocabulary/text/message';
import type { ReactNode } from 'react';
import { useMessages } from '../../element/mount/widget-context.ts';
import { AccountFact } from './AccountFact.tsx';
import { useDate } from './use-date.ts';
import '../admin.css';
import './payments.css';

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
            <KeyFact name={messages.secretKey} ends={[keys.secret]} />
            <KeyFact name={messages.publishableKey} ends={[keys.publishable]} />
            <KeyFact name={messages.webhookSecret} ends={keys.webhook} />
            <KeyFact name={messages.connectWebhookSecret} ends={keys.connectWebhook} />
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

interface KeyFactProps {
  readonly name: string;
  /** The last characters of each key that is set. */
  readonly ends: readonly string[];
}

function KeyFact({ name, ends }: KeyFactProps) {
  const { ending, noSecret } = useMessages(providerMessages);
  return (
    <Fact name={name}>
      {ends.length === 0 && noSecret}
      {ends.map((end) => (
        <div key={end}>
          <bdi dir="ltr">{fillMessage(ending, { end })}</bdi>
        </div>
      ))}
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
