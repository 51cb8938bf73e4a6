import { embedsMessages } from '@boardwalk/sdk-core/admin/embeds-messages';
import type { SitesPage } from '@boardwalk/sdk-core/admin/embeds-store';
import { fillMessage } from '@boardwalk/sdk-core/vocabulary/message';
import { ChevronLeft, ChevronRight } from 'lucide';
import { useMessages } from '../../element/widget-context.ts';
import { Button } from '../../kit/button/Button.tsx';
import { IconButton } from '../../kit/button/IconButton.tsx';
import { EmptyState } from '../../kit/state/EmptyState.tsx';
import { classNames } from '../../kit/style/class-names.ts';
import { SiteRow } from './SiteRow.tsx';
import type { SiteQuestion } from './site-question.ts';

interface SitesListProps {
  readonly found: SitesPage;
  readonly isOld: boolean;
  readonly onAsk: (question: SiteQuestion) => void;
  readonly onAll: () => void;
  readonly onPage: (page: number) => void;
}

/** A page of sites. */
export function SitesList({ found, isOld, onAsk, onAll, onPage }: SitesListProps) {
  const messages = useMessages(embedsMessages);
  const { items, query, hasMore } = found;
  if (items.length === 0) {
    return (
      <EmptyState title={messages.none} advice={messages.noneAdvice}>
        <Button onClick={onAll}>{messages.showAll}</Button>
      </EmptyState>
    );
  }
  return (
    <>
      <ul
        className={classNames('admin-rows', isOld && 'is-old')}
        aria-label={messages.found}
        part="list"
      >
        {items.map((site) => (
          <SiteRow key={site.id} site={site} onAsk={onAsk} />
        ))}
      </ul>
      {(query.page > 1 || hasMore) && (
        <nav className="sites-pages" aria-label={messages.pages}>
          <IconButton
            icon={ChevronLeft}
            label={messages.previous}
            disabled={query.page === 1}
            onClick={() => onPage(query.page - 1)}
          />
          <span>{fillMessage(messages.page, { page: query.page })}</span>
          <IconButton
            icon={ChevronRight}
            label={messages.next}
            disabled={!hasMore}
            onClick={() => onPage(query.page + 1)}
          />
        </nav>
      )}
    </>
  );
}
