import { ruleMatchesMessages } from '@boardwalk/sdk-core/alerts/matches/rule-matches-messages';
import type { AlertRule } from '@boardwalk/sdk-core/alerts/schemas';
import { useId, useRef } from 'react';
import { useMessages } from '../../../element/mount/widget-context.ts';
import card from '../../../kit/card/card.css?inline';
import control from '../../../kit/card/card-control.css?inline';
import picture from '../../../kit/picture/picture.css?inline';
import price from '../../../kit/price-text/price-text.css?inline';
import { EmptyState } from '../../../kit/state/EmptyState.tsx';
import { useStyles } from '../../../kit/style/use-styles.ts';
import { RuleActions } from '../later-parts.ts';
import { RuleFacts } from '../list/RuleFacts.tsx';
import { AlertMatchListings } from './AlertMatchListings.tsx';
import css from './matches.css?inline';

const styles = [card, control, picture, price, css].join('\n');

/** One alert with what it has found; its name stands above. */
export function AlertMatchesView({ rule }: { readonly rule: AlertRule | undefined }) {
  const messages = useMessages(ruleMatchesMessages);
  const place = useRef<HTMLDivElement>(null);
  const id = useId();
  useStyles(place, styles);
  return (
    <div ref={place} className="alerts-found" part="found">
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
