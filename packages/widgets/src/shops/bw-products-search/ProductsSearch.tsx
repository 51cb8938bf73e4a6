import { createElement, useEffect } from 'react';
import { useNotifyOnChange } from '../../element/use-notify-on-change.ts';
import { useBackOnline } from '../../kit/lazy/use-back-online.ts';
import { isPassing } from '../shared/product-search/is-passing.ts';
import { countProductFilters } from './filters/count-product-filters.ts';
import { ProductsBody } from './grid/ProductsBody.tsx';
import { LazyProductChips, LazyProductsBar, LazyProductsTools } from './later-parts.tsx';
import { ProductsScopeContext, type ProductsSearchContext } from './products-search-context.ts';
import { useProductsScope } from './use-products-scope.ts';
import './products-search.css';

/** The whole of `<bw-products-search>`. */
export function ProductsSearch({ context }: { readonly context: ProductsSearchContext }) {
  const { attributes, emit } = context;
  const { headingLevel: level } = attributes;
  const { scope, remote } = useProductsScope(context);
  const { text, results, query, reload } = scope;
  const { messages } = text;
  const hasChips = query.shelf !== '' || countProductFilters(query) > 0;
  const heading = attributes.heading || messages.heading;
  const failure = remote.state === 'failed' ? remote.problem : undefined;
  const shown = remote.state === 'ready' ? remote.value : undefined;
  const isStale = failure !== undefined && isPassing(failure);

  useNotifyOnChange(shown, (page) => {
    const { total } = page.answer;
    if (total) emit('bw-results', { total: total.count, isCapped: total.isCapped });
    emit('bw-products-search', { title: text.title(page.query, page) });
  });
  useBackOnline(failure?.code === 'network', reload);
  usePageTitle(context, shown && text.title(shown.query, shown));

  const found = results ? text.sentence(results) : messages.loading;
  const sentence = failure && !(results && isStale) ? '' : found;

  return (
    <ProductsScopeContext value={scope}>
      <section className="products-search" aria-label={heading}>
        {createElement(`h${level}`, { className: 'products-heading' }, heading)}
        <LazyProductsBar />
        <div className="products-head">
          <p role="status" tabIndex={-1} className="products-sentence">
            <span key={sentence}>{sentence}</span>
          </p>
          <LazyProductsTools />
        </div>
        {hasChips && <LazyProductChips />}
        {createElement(`h${level + 1}`, { className: 'visually-hidden' }, messages.results)}
        <ProductsBody context={context} remote={remote} />
      </section>
    </ProductsScopeContext>
  );
}

/** The page that it fills is called by what shows, as the server calls it. */
function usePageTitle({ host, attributes }: ProductsSearchContext, title: string | undefined) {
  const isPage = host.firstParty && attributes.headingLevel === 1;
  useEffect(() => {
    if (isPage && title !== undefined) document.title = `${title} · Boardwalk`;
  }, [isPage, title]);
}
