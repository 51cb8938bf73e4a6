import { fillMessage } from '@boardwalk/sdk-core/vocabulary/text/message';
import { ChevronLeft, ChevronRight } from 'lucide';
import type { ReactNode } from 'react';
import { Button } from '../../../kit/button/Button.tsx';
import { IconButton } from '../../../kit/button/IconButton.tsx';
import { EmptyState } from '../../../kit/state/EmptyState.tsx';
import { classNames } from '../../../kit/style/class-names.ts';
import './admin-results-list.css';

/** What stands around a list in which something was looked for. */
interface ListWords {
  readonly found: string;
  readonly none: string;
  readonly noneAdvice: string;
  readonly showAll: string;
  readonly pages: string;
  /** With the place `page`. */
  readonly page: string;
  readonly previous: string;
  readonly next: string;
}

interface FoundListProps {
  readonly words: ListWords;
  /** One row an item. */
  readonly rows: readonly ReactNode[];
  readonly page: number;
  readonly hasMore: boolean;
  /** While another page is on its way. */
  readonly isOld: boolean;
  /** Absent where all of it is shown already. */
  readonly onAll: (() => void) | undefined;
  readonly onPage: (page: number) => void;
}

/** A page of what an administrator has found, and the way to the pages beside it. */
export function AdminResultsList(props: FoundListProps) {
  const { words, rows, page, hasMore, isOld, onAll, onPage } = props;
  if (rows.length === 0) {
    return (
      <EmptyState title={words.none} advice={words.noneAdvice}>
        {onAll && <Button onClick={onAll}>{words.showAll}</Button>}
      </EmptyState>
    );
  }
  return (
    <>
      <ul
        className={classNames('found-rows', isOld && 'is-old')}
        aria-label={words.found}
        part="list"
      >
        {rows}
      </ul>
      {(page > 1 || hasMore) && (
        <nav className="found-pages" aria-label={words.pages}>
          <IconButton
            icon={ChevronLeft}
            label={words.previous}
            disabled={page === 1}
            onClick={() => onPage(page - 1)}
          />
          <span>{fillMessage(words.page, { page })}</span>
          <IconButton
            icon={ChevronRight}
            label={words.next}
            disabled={!hasMore}
            onClick={() => onPage(page + 1)}
          />
        </nav>
      )}
    </>
  );
}
