import { productPageCount } from '@boardwalk/sdk-core/shops/search/product-repairs';
import type { ProductResults } from '@boardwalk/sdk-core/shops/search/product-search-store';
import { fillMessage } from '@boardwalk/sdk-core/vocabulary/text/message';
import { useEffect, useRef } from 'react';
import { Pager } from '../../../kit/pager/Pager.tsx';
import { useProducts } from '../products-search-context.ts';
import { onSentence } from './read-on.ts';

/** The way to the other pages; a reader who turns to one starts at its head. */
export function ProductsPager({ results }: { readonly results: ProductResults }) {
  const { text, change } = useProducts();
  const { messages } = text;
  const { query, answer } = results;
  const pager = useRef<HTMLDivElement>(null);
  const shown = useRef(query.page);

  useEffect(() => {
    if (shown.current === query.page) return;
    shown.current = query.page;
    const head = pager.current && onSentence.focus({ currentTarget: pager.current });
    head?.scrollIntoView({ block: 'start', behavior: 'smooth' });
  }, [query.page]);

  if (!answer.total) return null;
  return (
    <div ref={pager}>
      <Pager
        page={query.page}
        pageCount={productPageCount(answer.total, query.page, answer.nextCursor !== null)}
        onPage={(page) => change({ page })}
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
