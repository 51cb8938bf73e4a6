import { processorsMessages } from '@boardwalk/sdk-core/billing/connect/connect-messages';
import { createProcessorsStore } from '@boardwalk/sdk-core/billing/connect/processors-store';
import { FlaskConical } from 'lucide';
import { createElement, useState } from 'react';
import { Icon } from '../../kit/icon/Icon.tsx';
import { RemoteContent } from '../../parts/remote-state/RemoteContent.tsx';
import { useRemote } from '../../parts/remote-state/use-remote.ts';
import { ProviderAccount } from '../shared/provider-account/ProviderAccount.tsx';
import type { ProcessorsContext } from './processors-context.ts';
import './processors.css';

/** The whole of `<bw-payment-processors>`: the processors, and the own account at the provider. */
export function PaymentProcessorsWidget({ context }: { readonly context: ProcessorsContext }) {
  const { attributes, env, emit } = context;
  const messages = env.messages(processorsMessages);
  const [store] = useState(() => createProcessorsStore(env));
  const remote = useRemote(store);

  return (
    <section className="processors">
      <header className="processors-head">
        {createElement(
          `h${attributes.headingLevel}`,
          { className: 'processors-title', part: 'heading' },
          messages.title,
        )}
        <p className="processors-note">{messages.lead}</p>
      </header>
      <RemoteContent remote={remote} rows={3} onRetry={() => void store.reload()}>
        {({ processors, accounts }) =>
          processors.map(({ name, isSetUp, isTest }) => (
            <section key={name} className="processor" aria-labelledby={`processor-${name}`}>
              {createElement(
                `h${Number(attributes.headingLevel) + 1}`,
                { id: `processor-${name}`, className: 'processor-name' },
                messages[name],
              )}
              <p>{isSetUp ? messages.setUp : messages.notSetUp}</p>
              {isSetUp && isTest && (
                <p className="processor-test">
                  <Icon node={FlaskConical} size={20} />
                  {messages.test}
                </p>
              )}
              {isSetUp && (
                <div className="own-account">
                  {createElement(
                    `h${Number(attributes.headingLevel) + 2}`,
                    { className: 'own-account-title' },
                    messages.account,
                  )}
                  <ProviderAccount
                    store={store}
                    account={accounts[0]}
                    action="payment_processors"
                    onLeave={(url) => {
                      if (emit('bw-provider-opened', { url })) location.assign(url);
                    }}
                  />
                </div>
              )}
            </section>
          ))
        }
      </RemoteContent>
    </section>
  );
}
