import { productPageCount } from '@boardwalk/sdk-core/shops/search/product-repairs';
import type { ProductResults } from '@boardwalk/sdk-core/shops/search/product-search-store';
import { productsSearchMessages } from '@boardwalk/sdk-core/shops/search/products-search-messages';
import { fillMessage } from '@boardwalk/sdk-core/vocabulary/text/message';
import { useEffect, useRef } from 'react';
import { useMessages } from '../../../element/mount/widget-context.ts';
import { Pager } from '../../../kit/pager/Pager.tsx';
import { onCount } from './read-on.ts';

interface ShopResultPagesProps {
  readonly results: ProductResults;
  readonly onPage: (page: number) => void;
}

/** The way to the other pages; a reader who turns to one starts at its head. */
export function ShopResultPages({ results: { query, answer }, onPage }: ShopResultPagesProps) {
  const messages = useMessages(productsSearchMessages);
  const pager = useRef<HTMLDivElement>(null);
  const shown = useRef(query.page);

  useEffect(() => {
    if (shown.current === query.page) return;
    shown.current = query.page;
    const sentence = pager.current && onCount.focus({ currentTarget: pager.current });
    sentence?.scrollIntoView({ block: 'start', behavior: 'smooth' });
  }, [query.page]);

  if (!answer.total) return null;
  return (
    <div ref={pager}>
      <Pager
        page={query.page}
        pageCount={productPageCount(answer.total, query.page, answer.nextCursor !== null)}
        onPage={onPage}
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
