import { ruleMatchesMessages } from '@boardwalk/sdk-core/alerts/matches/rule-matches-messages';
import {
  createRuleMatchesStore,
  type RuleMatches,
} from '@boardwalk/sdk-core/alerts/matches/rule-matches-store';
import type { AlertRule } from '@boardwalk/sdk-core/alerts/schemas';
import { useState } from 'react';
import { useEnvironment, useMessages } from '../../../element/mount/widget-context.ts';
import { Checkbox } from '../../../kit/checkbox/Checkbox.tsx';
import { EmptyState } from '../../../kit/state/EmptyState.tsx';
import { RemoteContent } from '../../../parts/remote-state/RemoteContent.tsx';
import { useRemote } from '../../../parts/remote-state/use-remote.ts';
import { useAlerts } from '../alerts-scope.ts';
import { News } from './News.tsx';
import { Others } from './Others.tsx';
import './matches.css';

/** Shows the matches of an alert: its news, then everything else, unless only news is requested. */
export function AlertMatchListings({ rule }: { readonly rule: AlertRule }) {
  const env = useEnvironment();
  const messages = env.messages(ruleMatchesMessages);
  const { rules, onlyNew, showOnlyNew } = useAlerts();
  const [store] = useState(() => createRuleMatchesStore(env, rule, rules));
  const remote = useRemote(store);
  return (
    <div className="found" aria-busy={remote.state === 'loading'}>
      <Checkbox isChecked={onlyNew} onChange={showOnlyNew}>
        {messages.onlyNew}
      </Checkbox>
      <RemoteContent remote={remote} rows={4} onRetry={() => void store.reload()}>
        {(found) => (
          <>
            {found.news.length > 0 && (
              <News news={found.news} unseen={found.unseen} onSeen={store.markAllSeen} />
            )}
            {!onlyNew && found.others && (found.others.length > 0 || found.hasMore) && (
              <Others
                listings={found.others}
                total={found.total}
                hasMore={found.hasMore}
                isLoading={remote.state === 'loading'}
                onMore={() => void store.more()}
              />
            )}
            <Nothing found={found} />
          </>
        )}
      </RemoteContent>
    </div>
  );
}

/** In place of listings where there are none. */
function Nothing({ found: { news, others } }: { readonly found: RuleMatches }) {
  const messages = useMessages(ruleMatchesMessages);
  const { onlyNew } = useAlerts();
  if (news.length > 0) return null;
  if (onlyNew) return <EmptyState title={messages.noNews} advice={messages.noNewsAdvice} />;
  return others?.length === 0 ? (
    <EmptyState title={messages.none} advice={messages.noneAdvice} />
  ) : null;
}
