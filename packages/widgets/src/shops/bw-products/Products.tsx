import { lastValue } from '@boardwalk/sdk-core/http/remote';
import { mayInShop } from '@boardwalk/sdk-core/shops/may-in-shop';
import { productsMessages } from '@boardwalk/sdk-core/shops/products/own/products-messages';
import {
  type BulkOutcome,
  createShopProductsStore,
  shopProductsQueryOf,
} from '@boardwalk/sdk-core/shops/products/own/shop-products-store';
import type { OwnProduct } from '@boardwalk/sdk-core/shops/products/schemas';
import { productsPageSize } from '@boardwalk/sdk-core/shops/shop-limits';
import { postProduct } from '@boardwalk/sdk-core/vocabulary/routes/routes';
import { isNarrowed, type TableState } from '@boardwalk/sdk-core/vocabulary/table/table-state';
import type { CountMessage } from '@boardwalk/sdk-core/vocabulary/text/message';
import { Package } from 'lucide';
import { useRef, useState } from 'react';
import { RouteLink } from '../../element/RouteLink.tsx';
import { toast } from '../../element/toast.ts';
import { useFocusBack } from '../../kit/dialog/use-focus-back.ts';
import { lazyParts } from '../../kit/lazy/lazy-parts.tsx';
import { useCounted } from '../../parts/count/use-counted.ts';
import { DataTable } from '../../parts/data-table/DataTable.tsx';
import { TableSearch } from '../../parts/data-table/TableSearch.tsx';
import { readTable, writeTable } from '../../parts/data-table/table-attributes.ts';
import { PartMissing } from '../../parts/remote-state/PartMissing.tsx';
import { RemoteRefusal } from '../../parts/remote-state/RemoteRefusal.tsx';
import { useRemote } from '../../parts/remote-state/use-remote.ts';
import { SellerHead } from '../shared/seller-page/SellerHead.tsx';
import { BulkReport } from './BulkReport.tsx';
import { narrowingOf } from './narrowing-of.ts';
import { OrderSelect } from './OrderSelect.tsx';
import type { ProductsContext } from './products-context.ts';
import { TableLinks } from './TableLinks.tsx';
import { useProductActions } from './use-product-actions.ts';
import { useProductColumns } from './use-product-columns.tsx';
import { useProductFilters } from './use-product-filters.ts';
import '../../kit/button/button.css';
import './products.css';

const repricing = lazyParts(() => import('./repricing/RepricingDialog.tsx'));
const RepricingDialog = repricing.component('RepricingDialog', { Missing: PartMissing });

/** The whole of `<bw-products>`. */
export function Products({ context }: { readonly context: ProductsContext }) {
  const { attributes, env, host, setAttributes } = context;
  const { shop: shopId, headingLevel } = attributes;
  const messages = env.messages(productsMessages);
  const counted = useCounted();
  const [store] = useState(() => createShopProductsStore(env));
  const [repriced, setRepriced] = useState<readonly string[]>();
  const [failed, setFailed] = useState<BulkOutcome['failed']>([]);
  const heading = useRef<HTMLHeadingElement>(null);
  const state = readTable(attributes);
  const remote = useRemote(store, shopProductsQueryOf(shopId, state));
  const page = lastValue(remote);
  const shop = page?.shop;
  const mayCreate = shop !== undefined && mayInShop(shop, 'create');
  // What has no rows at all offers to add one in their place.
  const isEmpty = remote.state === 'ready' && page?.rows.length === 0 && !isNarrowed(state);
  useFocusBack(repriced !== undefined, heading);

  function report({ done, failed: others }: BulkOutcome, message: CountMessage): void {
    setFailed(others);
    if (done > 0 && host.element) toast(host.element, counted(message, done));
  }

  async function setActive(ids: readonly string[], isActive: boolean): Promise<void> {
    const outcome = await store.setActive(shopId, ids, isActive);
    report(outcome, isActive ? messages.shown : messages.hidden);
  }

  const columns = useProductColumns(shop, setActive);
  const actions = useProductActions(shop, { setActive, onReprice: setRepriced });
  const filters = useProductFilters();

  function change(next: TableState): void {
    setAttributes(writeTable(next));
    if (next.page !== state.page) heading.current?.focus();
  }

  return (
    <section className="seller-page products">
      <SellerHead
        level={headingLevel}
        heading={heading}
        title={messages.title}
        lead={shop?.shop.name}
      >
        {shop && (
          <TableLinks
            shopId={shopId}
            mayImport={mayCreate}
            mayWrite={mayInShop(shop, 'write')}
            hasProducts={!isEmpty}
            narrowing={narrowingOf(attributes)}
          />
        )}
        {mayCreate && !isEmpty && <AddProduct shopId={shopId} label={messages.add} />}
      </SellerHead>
      <BulkReport failed={failed} onClose={() => setFailed([])} />
      <div part="list">
        <DataTable<OwnProduct>
          name={messages.table}
          columns={columns}
          rowId={({ id }) => id}
          rowName={({ title }) => title}
          remote={remote}
          state={state}
          onChange={change}
          onRetry={() => void store.reload()}
          failure={(problem) => (
            <RemoteRefusal
              problem={problem}
              onRetry={() => void store.reload()}
              forbiddenAdvice={messages.forbidden}
              unknown={{ title: messages.unknown, advice: messages.unknownAdvice }}
            />
          )}
          pageSize={productsPageSize}
          search={
            !isEmpty && (
              <>
                <TableSearch name={messages.table} state={state} onChange={change} />
                <OrderSelect state={state} onChange={change} />
              </>
            )
          }
          filters={isEmpty ? [] : filters}
          {...(actions.length > 0 && { actions })}
          empty={{
            icon: Package,
            title: messages.none,
            advice: mayCreate ? messages.noneAdvice : messages.noneForReaders,
            children: mayCreate && <AddProduct shopId={shopId} label={messages.first} />,
          }}
        />
      </div>
      <RepricingDialog
        isWanted={repriced !== undefined}
        {...{ context, ids: repriced, store }}
        onClose={() => setRepriced(undefined)}
        onDone={(outcome) => report(outcome, messages.repriced)}
      />
    </section>
  );
}

function AddProduct({ shopId, label }: { readonly shopId: string; readonly label: string }) {
  return (
    <RouteLink className="button button-primary" route={postProduct({ shopId })}>
      {label}
    </RouteLink>
  );
}
