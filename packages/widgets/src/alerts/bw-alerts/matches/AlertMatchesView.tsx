import { ruleMatchesMessages } from '@boardwalk/sdk-core/alerts/matches/rule-matches-messages';
import type { AlertRule } from '@boardwalk/sdk-core/alerts/schemas';
import { useId } from 'react';
import { useMessages } from '../../../element/mount/widget-context.ts';
import { EmptyState } from '../../../kit/state/EmptyState.tsx';
import { RuleActions } from '../later-parts.ts';
import { RuleFacts } from '../list/RuleFacts.tsx';
import { AlertMatchListings } from './AlertMatchListings.tsx';
import './matches.css';

export { default as styles } from './AlertMatchesView.tsx?styles';

/** One alert with what it has found; its name stands above. */
export function AlertMatchesView({ rule }: { readonly rule: AlertRule | undefined }) {
  const messages = useMessages(ruleMatchesMessages);
  const id = useId();
  return (
    <div className="alerts-found" part="found">
      {rule ? (
        <>
          <RuleFacts rule={rule} />
          <p id={id} hidden>
            {rule.name}
          </p>
          <RuleActions rule={rule} describedBy={id} />
          {/* Asked for anew as it can look again. */}
          <AlertMatchListings key={rule.pausedFor} rule={rule} />
        </>
      ) : (
        <EmptyState title={messages.noSuch} advice={messages.noSuchAdvice} />
      )}
    </div>
  );
}
