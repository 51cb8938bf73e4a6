import { securityMessages } from '@boardwalk/sdk-core/account/security/security-messages';
import {
  createSecurityStore,
  type SecurityFacts,
} from '@boardwalk/sdk-core/account/security/security-store';
import { lastValue } from '@boardwalk/sdk-core/http/remote';
import { createElement, useState } from 'react';
import type { WidgetContext } from '../../element/attributes/element-table.ts';
import { OfflineBar } from '../../kit/state/OfflineBar.tsx';
import { useRemote } from '../../parts/remote-state/use-remote.ts';
import type { securityAttributes } from './attributes.ts';
import { SectionPlaces, Sections } from './Sections.tsx';
import { Unreadable } from './Unreadable.tsx';
import './security.css';

export type SecurityContext = WidgetContext<typeof securityAttributes, SecurityFacts | null>;

/** The whole of `<bw-security>`. */
export function SecurityWidget({ context }: { readonly context: SecurityContext }) {
  const { attributes, env, initial } = context;
  const messages = env.messages(securityMessages);
  // Null is what stands in place of an answer that the server did not get.
  const [store] = useState(() => createSecurityStore(env, initial ?? undefined));
  const remote = useRemote(store);
  const facts = lastValue(remote);
  const level = attributes.headingLevel;
  const retry = () => void store.reload();

  return (
    <div className="security" aria-busy={remote.state === 'loading'}>
      <header>
        {createElement(
          `h${level}`,
          { className: 'security-title', part: 'heading' },
          messages.title,
        )}
        <p className="security-lead">{messages.lead}</p>
      </header>
      {remote.state === 'failed' && facts && (
        <OfflineBar retryLabel={messages.retry} onRetry={retry}>
          {messages.old}
        </OfflineBar>
      )}
      {facts ? (
        <Sections facts={facts} level={level + 1} reload={store.reload} />
      ) : remote.state === 'failed' ? (
        <Unreadable problem={remote.problem} onRetry={retry} />
      ) : (
        <SectionPlaces />
      )}
    </div>
  );
}
