import { createNumberFormatter } from '@boardwalk/sdk-core/vocabulary/numbers/numbers';
import type { TablePage } from '@boardwalk/sdk-core/vocabulary/table/table-state';
import { findLocale } from '@boardwalk/sdk-core/vocabulary/text/locale';
import { fillMessage } from '@boardwalk/sdk-core/vocabulary/text/message';
import { ChevronLeft, ChevronRight } from 'lucide';
import { useEnvironment, useMessages } from '../../element/mount/widget-context.ts';
import { Pager } from '../../kit/pager/Pager.tsx';
import { TippedIconButton } from '../tooltip/TippedIconButton.tsx';
import { dataTableMessages } from './messages.ts';
import '../../kit/pager/pager.css';
import './data-table.css';

interface TablePagerProps {
  readonly name: string;
  readonly page: TablePage<unknown>;
  /** From 1. */
  readonly number: number;
  readonly pageSize: number;
  readonly onPage: (number: number) => void;
}

/** Which rows show, and the way to the others: by number where they are counted. */
export function TablePager({ name, page, number, pageSize, onPage }: TablePagerProps) {
  const messages = useMessages(dataTableMessages);
  const format = createNumberFormatter(findLocale([useEnvironment().locale]));
  const pages = fillMessage(messages.pages, { table: name });
  const { rows, total, hasNext = false } = page;
  if (total === undefined) {
    if (number === 1 && !hasNext) return null;
    return (
      <nav className="table-pages pager" aria-label={pages}>
        <TippedIconButton
          icon={ChevronLeft}
          label={messages.previous}
          disabled={number === 1}
          onClick={() => onPage(number - 1)}
        />
        <span>{fillMessage(messages.page, { page: format(number) })}</span>
        <TippedIconButton
          icon={ChevronRight}
          label={messages.next}
          disabled={!hasNext}
          onClick={() => onPage(number + 1)}
        />
      </nav>
    );
  }
  if (rows.length === 0) return null;
  const first = (number - 1) * pageSize + 1;
  return (
    <div className="table-pages">
      <p className="table-range">
        {fillMessage(messages.range, {
          first: format(first),
          last: format(first + rows.length - 1),
          total: format(total),
        })}
      </p>
      <Pager
        page={number}
        pageCount={Math.ceil(total / pageSize)}
        onPage={onPage}
        labels={{
          pages,
          previous: messages.previous,
          next: messages.next,
          page: (one) => fillMessage(messages.page, { page: format(one) }),
        }}
      />
    </div>
  );
}
