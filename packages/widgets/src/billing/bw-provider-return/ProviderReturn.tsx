import { providerReturnMessages } from '@boardwalk/sdk-core/billing/connect/connect-messages';
import { createProviderReturnStore } from '@boardwalk/sdk-core/billing/connect/provider-return-store';
import { createElement, useState } from 'react';
import { useNotifyOnChange } from '../../element/use-notify-on-change.ts';
import { Button } from '../../kit/button/Button.tsx';
import { RemoteContent } from '../../parts/remote-state/RemoteContent.tsx';
import { useRemote } from '../../parts/remote-state/use-remote.ts';
import { goOn } from './go-on.ts';
import type { ReturnContext } from './return-context.ts';
import './provider-return.css';

/**
 * Shows the whole of `<bw-provider-return>`: reads the account at the provider again, and goes on.
 */
export function ProviderReturn({ context }: { readonly context: ReturnContext }) {
  const { attributes, env } = context;
  const messages = env.messages(providerReturnMessages);
  const [store] = useState(() => createProviderReturnStore(env));
  const remote = useRemote(store);
  useNotifyOnChange(remote.state === 'ready' ? 'ready' : undefined, () => goOn(context));
  const isSignedOut = remote.state === 'failed' && remote.problem.status === 401;

  return (
    <section className="provider-return">
      {createElement(
        `h${attributes.headingLevel}`,
        { className: 'provider-return-title', part: 'heading' },
        messages.title,
      )}
      {remote.state !== 'failed' && <p role="status">{messages.waiting}</p>}
      <RemoteContent remote={remote} rows={1} onRetry={() => void store.reload()}>
        {() => null}
      </RemoteContent>
      {!isSignedOut && <Button onClick={() => goOn(context)}>{messages.goOn}</Button>}
    </section>
  );
}
