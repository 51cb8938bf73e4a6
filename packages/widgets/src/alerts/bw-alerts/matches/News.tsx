import { ruleMatchesMessages } from '@boardwalk/sdk-core/alerts/matches/rule-matches-messages';
import type { MatchedListing } from '@boardwalk/sdk-core/alerts/schemas';
import { fillMessage } from '@boardwalk/sdk-core/vocabulary/text/message';
import { createElement, useId } from 'react';
import { useMessages } from '../../../element/mount/widget-context.ts';
import { Button } from '../../../kit/button/Button.tsx';
import { useAlerts } from '../alerts-scope.ts';
import { useRuleActions } from '../list/use-rule-actions.ts';
import { AlertMatchCards } from './AlertMatchCards.tsx';
import './matches.css';

interface NewsProps {
  readonly news: readonly MatchedListing[];
  /** How much is not seen, of which all may not show. */
  readonly unseen: number;
  /** Rejects with a `Problem`. */
  readonly onSeen: () => Promise<void>;
}

/** What is news; where there is more than shows, it is said, and seen by a press. */
export function News({ news, unseen, onSeen }: NewsProps) {
  const messages = useMessages(ruleMatchesMessages);
  const { level } = useAlerts();
  const { run } = useRuleActions();
  const id = useId();
  return (
    <section aria-labelledby={id} part="news">
      {createElement(`h${level + 1}`, { id, className: 'found-heading' }, messages.news)}
      {unseen > news.length && (
        <p className="found-note">
          {fillMessage(messages.moreNews, { shown: news.length, count: unseen })}{' '}
          <Button variant="quiet" onClick={() => void run(onSeen)}>
            {messages.markAll}
          </Button>
        </p>
      )}
      <AlertMatchCards listings={news} />
    </section>
  );
}
