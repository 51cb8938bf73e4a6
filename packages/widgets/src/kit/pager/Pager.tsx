import { ChevronLeft, ChevronRight } from 'lucide';
import { IconButton } from '../button/IconButton.tsx';
import { pagesToShow } from './pages.ts';
import './pager.css';

interface PagerProps {
  /** From 1. */
  readonly page: number;
  readonly pageCount: number;
  readonly onPage: (page: number) => void;
  readonly labels: {
    readonly pages: string;
    readonly previous: string;
    readonly next: string;
    readonly page: (page: number) => string;
  };
}

/** Previous, the pages around this one, next. */
export function Pager({ page, pageCount, onPage, labels }: PagerProps) {
  if (pageCount <= 1) return null;
  return (
    <nav className="pager" aria-label={labels.pages}>
      <IconButton
        icon={ChevronLeft}
        label={labels.previous}
        disabled={page <= 1}
        onClick={() => onPage(page - 1)}
      />
      {pagesToShow(page, pageCount).map((shown, index) =>
        shown === null ? (
          // biome-ignore lint/suspicious/noArrayIndexKey: a gap is known by its place alone
          <span key={`gap-${index}`} className="pager-gap" aria-hidden="true">
            …
          </span>
        ) : (
          <button
            key={shown}
            type="button"
            className="pager-page"
            aria-label={labels.page(shown)}
            aria-current={shown === page ? 'page' : undefined}
            onClick={() => onPage(shown)}
          >
            {shown}
          </button>
        ),
      )}
      <IconButton
        icon={ChevronRight}
        label={labels.next}
        disabled={page >= pageCount}
        onClick={() => onPage(page + 1)}
      />
    </nav>
  );
}
