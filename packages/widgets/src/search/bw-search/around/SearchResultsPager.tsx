import { aroundMessages } from '@boardwalk/sdk-core/search/around-messages';
import { pageCount } from '@boardwalk/sdk-core/search/results/result-pages';
import type { SearchResults } from '@boardwalk/sdk-core/search/store';
import { fillMessage } from '@boardwalk/sdk-core/vocabulary/text/message';
import { useEffect, useRef } from 'react';
import { useMessages } from '../../../element/mount/widget-context.ts';
import { Pager } from '../../../kit/pager/Pager.tsx';
import { breathe } from '../../../kit/slices/take-turn.ts';
import { useSearch } from '../search-context.ts';
import { focusHead } from './read-on.ts';

/** Shows the way to the other pages; a user who turns to one starts reading at its head. */
export function SearchResultsPager({
  results: { query, answer },
}: {
  readonly results: SearchResults;
}) {
  const messages = useMessages(aroundMessages);
  const { change } = useSearch();
  const pager = useRef<HTMLDivElement>(null);
  const shown = useRef(query.page);

  useEffect(() => {
    if (shown.current === query.page) return;
    shown.current = query.page;
    const head = pager.current && focusHead({ currentTarget: pager.current });
    head?.scrollIntoView({ block: 'start', behavior: 'smooth' });
  }, [query.page]);

  if (!answer.total) return null;
  return (
    <div ref={pager}>
      <Pager
        page={query.page}
        pageCount={pageCount(answer.total, query.page, answer.nextCursor !== null)}
        // The press shows before all of the search is rendered again.
        onPage={(page) => void breathe().then(() => change({ page }))}
        labels={{
          pages: messages.pages,
          previous: messages.previousPage,
          next: messages.nextPage,
          page: (page) => fillMessage(messages.pageNumber, { page }),
        }}
      />
    </div>
  );
}
