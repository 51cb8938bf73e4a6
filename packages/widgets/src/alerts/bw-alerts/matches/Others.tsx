import { ruleMatchesMessages } from '@boardwalk/sdk-core/alerts/matches/rule-matches-messages';
import type { MatchedListing } from '@boardwalk/sdk-core/alerts/schemas';
import type { SearchTotal } from '@boardwalk/sdk-core/search/schemas';
import { createNumberFormatter } from '@boardwalk/sdk-core/vocabulary/numbers/numbers';
import { findLocale } from '@boardwalk/sdk-core/vocabulary/text/locale';
import { countMessage, fillMessage } from '@boardwalk/sdk-core/vocabulary/text/message';
import { createElement, useId } from 'react';
import { useEnvironment } from '../../../element/mount/widget-context.ts';
import { Button } from '../../../kit/button/Button.tsx';
import { useAlerts } from '../alerts-scope.ts';
import { AlertMatchCards } from './AlertMatchCards.tsx';
import './matches.css';

interface OthersProps {
  readonly listings: readonly MatchedListing[];
  /** How many its search finds, the news included. */
  readonly total: SearchTotal | undefined;
  readonly hasMore: boolean;
  readonly isLoading: boolean;
  readonly onMore: () => void;
}

/** What else its search finds now, the newest first. */
export function Others({ listings, total, hasMore, isLoading, onMore }: OthersProps) {
  const { messages: read, locale: named } = useEnvironment();
  const messages = read(ruleMatchesMessages);
  const { level } = useAlerts();
  const id = useId();
  const locale = findLocale([named]);
  const count = total && createNumberFormatter(locale)(total.count);
  return (
    <section aria-labelledby={id} part="others">
      {createElement(`h${level + 1}`, { id, className: 'found-heading' }, messages.others)}
      {total && count && (
        <p className="found-note">
          {total.isCapped
            ? fillMessage(messages.totalCapped, { count })
            : countMessage(messages.total, total.count, locale, count)}
        </p>
      )}
      <AlertMatchCards listings={listings} />
      {hasMore && (
        <Button
          className="found-more"
          aria-disabled={isLoading || undefined}
          onClick={() => !isLoading && onMore()}
        >
          {messages.more}
        </Button>
      )}
    </section>
  );
}
