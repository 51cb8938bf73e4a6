import { lastValue } from '@boardwalk/sdk-core/http/remote';
import { fulfilmentStates } from '@boardwalk/sdk-core/orders/fulfilment/fulfilment-states';
import { shopInvoicesMessages } from '@boardwalk/sdk-core/orders/invoices/invoices-messages';
import type { InvoiceSummary } from '@boardwalk/sdk-core/orders/invoices/schemas';
import { createShopInvoicesStore } from '@boardwalk/sdk-core/orders/invoices/shop-invoices-store';
import { invoicesPageSize } from '@boardwalk/sdk-core/orders/order-limits';
import { mayInShop } from '@boardwalk/sdk-core/shops/may-in-shop';
import { type TableState, untouchedTable } from '@boardwalk/sdk-core/vocabulary/table/table-state';
import { ReceiptText } from 'lucide';
import { useRef, useState } from 'react';
import { lazyParts } from '../../kit/lazy/lazy-parts.tsx';
import { DataTable } from '../../parts/data-table/DataTable.tsx';
import { PartMissing } from '../../parts/remote-state/PartMissing.tsx';
import { RemoteRefusal } from '../../parts/remote-state/RemoteRefusal.tsx';
import { useRemote } from '../../parts/remote-state/use-remote.ts';
import { SellerHead } from '../../shops/shared/seller-page/SellerHead.tsx';
import type { ShopInvoicesContext } from './shop-invoices-context.ts';
import { useInvoiceColumns, useInvoiceFilters } from './use-invoice-columns.tsx';

/** What buyers request is answered above what was paid. */
const LazyShopQuotes = lazyParts(() => import('./quotes/quotes.ts')).component('ShopQuotes', {
  Missing: PartMissing,
});

/** Nothing of it is chosen, so it shows no boxes. */
const InvoiceTable = DataTable<InvoiceSummary>;

/** The whole of `<bw-shop-invoices>`. */
export function ShopInvoices({ context }: { readonly context: ShopInvoicesContext }) {
  const { attributes, env, setAttributes } = context;
  const { shop: shopId, page, fulfilment, headingLevel } = attributes;
  const state = fulfilment === 'all' ? undefined : fulfilment;
  const messages = env.messages(shopInvoicesMessages);
  const [store] = useState(() => createShopInvoicesStore(env));
  const heading = useRef<HTMLHeadingElement>(null);
  const remote = useRemote(store, { shopId, page, fulfilment: state });
  const columns = useInvoiceColumns(shopId);
  const filters = useInvoiceFilters();
  const retry = () => void store.reload();
  const known = lastValue(remote);

  function change(next: TableState): void {
    const chosen = fulfilmentStates.find((one) => one === next.filters.fulfilment);
    setAttributes({ page: next.page, fulfilment: chosen ?? 'all' });
    if (next.page !== page) heading.current?.focus();
  }

  return (
    <section className="seller-page">
      <SellerHead
        level={headingLevel}
        heading={heading}
        title={messages.title}
        lead={known?.shop.shop.name}
      />
      {known && (
        <LazyShopQuotes
          shopId={shopId}
          headingLevel={Number(headingLevel) + 1}
          mayAnswer={mayInShop(known.shop, 'write')}
        />
      )}
      <div part="list">
        <InvoiceTable
          name={messages.table}
          columns={columns}
          rowId={({ id }) => id}
          rowName={({ number }) => number}
          remote={remote}
          state={{ ...untouchedTable, page, filters: state ? { fulfilment: state } : {} }}
          filters={filters}
          onChange={change}
          onRetry={retry}
          failure={(problem) => (
            <RemoteRefusal
              problem={problem}
              onRetry={retry}
              forbiddenAdvice={messages.forbidden}
              unknown={{ title: messages.unknown, advice: messages.unknownAdvice }}
            />
          )}
          pageSize={invoicesPageSize}
          empty={{ icon: ReceiptText, title: messages.none, advice: messages.noneAdvice }}
        />
      </div>
    </section>
  );
}
