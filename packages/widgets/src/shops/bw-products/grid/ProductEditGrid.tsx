import { lastValue } from '@boardwalk/sdk-core/http/remote';
import { gridPageSize } from '@boardwalk/sdk-core/shops/edits/edit-limits';
import { productGridMessages } from '@boardwalk/sdk-core/shops/edits/grid-messages';
import { summarizeDraft } from '@boardwalk/sdk-core/shops/edits/grid-summary';
import {
  createProductGridStore,
  type ProductGridPage,
} from '@boardwalk/sdk-core/shops/edits/product-grid-store';
import { mayInShop } from '@boardwalk/sdk-core/shops/may-in-shop';
import { productsMessages } from '@boardwalk/sdk-core/shops/products/own/products-messages';
import { shopProductsQueryOf } from '@boardwalk/sdk-core/shops/products/own/shop-products-store';
import { shopProducts } from '@boardwalk/sdk-core/vocabulary/routes/routes';
import {
  clearTable,
  isNarrowed,
  type TableState,
} from '@boardwalk/sdk-core/vocabulary/table/table-state';
import { useRef, useState } from 'react';
import { useMessages } from '../../../element/mount/widget-context.ts';
import { RouteLink } from '../../../element/RouteLink.tsx';
import { Button } from '../../../kit/button/Button.tsx';
import { EmptyState } from '../../../kit/state/EmptyState.tsx';
import { dataTableMessages } from '../../../parts/data-table/messages.ts';
import { TablePager } from '../../../parts/data-table/TablePager.tsx';
import { readTable, writeTable } from '../../../parts/data-table/table-attributes.ts';
import { useLeaveGuard } from '../../../parts/form/use-leave-guard.ts';
import { useLocale } from '../../../parts/form/use-locale.ts';
import { RemoteContent } from '../../../parts/remote-state/RemoteContent.tsx';
import { useRemote } from '../../../parts/remote-state/use-remote.ts';
import { SellerHead } from '../../shared/seller-page/SellerHead.tsx';
import { narrowingOf } from '../narrowing-of.ts';
import type { ProductsContext } from '../products-context.ts';
import { DraftSummary } from './DraftSummary.tsx';
import { EarlierEdits } from './EarlierEdits.tsx';
import { GridReport } from './GridReport.tsx';
import { GridTools } from './GridTools.tsx';
import { fieldOf, ProductGridCells } from './ProductGridCells.tsx';
import { ReviewDialog } from './ReviewDialog.tsx';
import { UndoEdit } from './UndoEdit.tsx';
import { useGridEdits } from './use-grid-edits.ts';
import { useProductDraft } from './use-product-draft.ts';
import '../../../kit/button/button.css';
import './product-grid.css';

export { default as styles } from './ProductEditGrid.tsx?styles';

/** The products of a shop as a grid in which many are edited at once. */
export function ProductEditGrid({ context }: { readonly context: ProductsContext }) {
  const { attributes, env, setAttributes } = context;
  const { shop: shopId, headingLevel } = attributes;
  const messages = env.messages(productGridMessages);
  const products = env.messages(productsMessages);
  const heading = useRef<HTMLHeadingElement>(null);
  const [store] = useState(() => createProductGridStore(env));
  const state = readTable(attributes);
  // What is typed outlives the pages of rows that show.
  const drafts = useProductDraft();
  const saving = useGridEdits({ shopId, store, drafts });
  useLeaveGuard(drafts.draft.size > 0);
  const remote = useRemote(store, shopProductsQueryOf(shopId, state));

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
        lead={lastValue(remote)?.shop.shop.name}
      >
        <RouteLink
          className="button button-secondary"
          route={shopProducts({ shopId }, narrowingOf(attributes))}
        >
          {messages.list}
        </RouteLink>
      </SellerHead>
      <GridTools state={state} onChange={change} />
      <p className="visually-hidden" role="status">
        {remote.state === 'loading' && messages.loading}
      </p>
      <RemoteContent
        remote={remote}
        rows={8}
        onRetry={() => void store.reload()}
        forbiddenAdvice={products.forbidden}
        unknown={{ title: products.unknown, advice: products.unknownAdvice }}
      >
        {(page) => <GridPage {...{ drafts, saving, page, state }} onState={change} />}
      </RemoteContent>
    </section>
  );
}

interface GridPageProps {
  readonly drafts: ReturnType<typeof useProductDraft>;
  readonly saving: ReturnType<typeof useGridEdits>;
  readonly page: ProductGridPage;
  readonly state: TableState;
  readonly onState: (state: TableState) => void;
}

/** What is typed over a page of variants, or over earlier ones, and what becomes of it. */
function GridPage({ drafts, saving, page, state, onState }: GridPageProps) {
  const { shop, rows, edits } = page;
  const locale = useLocale();
  const [isReviewing, setIsReviewing] = useState(false);
  const { draft } = drafts;
  const reader = { locale, currency: shop.currency, mayHide: mayInShop(shop, 'delete') };
  const isEditable = mayInShop(shop, 'write');
  const summary = summarizeDraft(draft, reader);
  const saved = edits.find(({ id, state: stands }) => id === saving.saved?.id && stands === 'done');
  return (
    <div className="product-grid" part="list">
      <GridReport report={saving.report} onClose={saving.dismiss}>
        {saved && <UndoEdit onUndo={() => saving.undo(saved)} />}
      </GridReport>
      <GridNote isEditable={isEditable} />
      {rows.length === 0 ? (
        <NoRows state={state} onState={onState} />
      ) : (
        <ProductGridCells
          {...{ rows, draft, reader, isEditable, refused: saving.refused }}
          onUndo={drafts.undo}
          onRedo={drafts.redo}
          onChange={(changes) =>
            drafts.change(
              changes.flatMap(({ row, column, text }) => {
                const field = fieldOf(column);
                return field ? [{ row, field, text }] : [];
              }),
              rows,
              reader,
            )
          }
        />
      )}
      {isEditable && (
        <DraftSummary
          {...{ summary, reader }}
          onReview={() => setIsReviewing(true)}
          onDiscard={drafts.discard}
        />
      )}
      <GridPager {...{ page, state, onState }} />
      <EarlierEdits edits={edits.filter((one) => one !== saved)} onUndo={saving.undo} />
      <ReviewDialog
        isOpen={isReviewing}
        {...{ summary, reader }}
        onClose={() => setIsReviewing(false)}
        onSave={() => saving.save(reader)}
      />
    </div>
  );
}

function GridNote({ isEditable }: { readonly isEditable: boolean }) {
  const messages = useMessages(productGridMessages);
  return <p className="grid-note">{isEditable ? messages.stockHelp : messages.readOnly}</p>;
}

type PagedProps = Pick<GridPageProps, 'page' | 'state' | 'onState'>;

function GridPager({ page, state, onState }: PagedProps) {
  const messages = useMessages(productsMessages);
  return (
    <TablePager
      name={messages.table}
      page={page}
      number={state.page}
      pageSize={gridPageSize}
      onPage={(number) => onState({ ...state, page: number })}
    />
  );
}

function NoRows({ state, onState }: Omit<PagedProps, 'page'>) {
  const messages = useMessages(productsMessages);
  const table = useMessages(dataTableMessages);
  if (!isNarrowed(state)) return <EmptyState title={messages.none} />;
  return (
    <EmptyState title={table.none} advice={table.noneAdvice}>
      <Button onClick={() => onState(clearTable(state))}>{table.clear}</Button>
    </EmptyState>
  );
}
