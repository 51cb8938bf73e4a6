import { lastValue } from '@boardwalk/sdk-core/http/remote';
import { policyIn } from '@boardwalk/sdk-core/site/policies/policy-in';
import { policyMessages } from '@boardwalk/sdk-core/site/policies/policy-messages';
import {
  createPolicyStore,
  type NamedPolicy,
} from '@boardwalk/sdk-core/site/policies/policy-store';
import { siteLanguage } from '@boardwalk/sdk-core/vocabulary/routes/local-path';
import { home } from '@boardwalk/sdk-core/vocabulary/routes/routes';
import { useState } from 'react';
import type { WidgetContext } from '../../element/attributes/element-table.ts';
import { RouteLink } from '../../element/RouteLink.tsx';
import { useNotifyOnChange } from '../../element/use-notify-on-change.ts';
import { Skeleton } from '../../kit/skeleton/Skeleton.tsx';
import { EmptyState } from '../../kit/state/EmptyState.tsx';
import { Unready } from '../../parts/remote-state/Unready.tsx';
import { useRemote } from '../../parts/remote-state/use-remote.ts';
import { useSettingsToast } from '../settings/use-settings-toast.ts';
import type { policyAttributes } from './attributes.ts';
import type { policyEvents } from './events.ts';
import { PolicyPage } from './PolicyPage.tsx';
import '../../kit/button/button.css';
import './policy.css';

export type PolicyContext = WidgetContext<
  typeof policyAttributes,
  NamedPolicy,
  typeof policyEvents
>;

/** The whole of `<bw-policy>`. */
export function PolicyWidget({ context }: { readonly context: PolicyContext }) {
  const { attributes, env, initial, emit } = context;
  const { name, headingLevel } = attributes;
  const messages = env.messages(policyMessages);
  // Null is what stands in place of an answer that the server did not get.
  const [store] = useState(() => createPolicyStore(env, initial ?? undefined));
  const remote = useRemote(store, name);
  const last = lastValue(remote);
  const shown = last?.name === name ? last : undefined;

  const problem = remote.state === 'failed' ? remote.problem : undefined;
  const isMissing = problem?.code === 'not-found';

  useSettingsToast(context, isMissing ? undefined : problem);
  useNotifyOnChange(shown, ({ name, policy }) => {
    const { title } = policyIn(policy, siteLanguage(env.locale)).text;
    emit('bw-policy', { name, title });
  });

  if (shown) return <PolicyPage policy={shown.policy} level={headingLevel} />;
  return (
    <Unready
      remote={remote}
      messages={messages}
      place={
        <div className="policy" aria-busy="true">
          <Skeleton className="policy-place" />
        </div>
      }
      missing={
        isMissing && (
          <EmptyState title={messages.missing} advice={messages.missingAdvice}>
            <RouteLink className="button button-primary" route={home({})}>
              {messages.home}
            </RouteLink>
          </EmptyState>
        )
      }
      onRetry={() => void store.reload()}
    />
  );
}
