import { readProductImportReport } from '@boardwalk/sdk-core/shops/imports/endpoints';
import { productImportsMessages } from '@boardwalk/sdk-core/shops/imports/product-imports-messages';
import type { ProductImportsStore } from '@boardwalk/sdk-core/shops/imports/product-imports-store';
import type { ProductImport } from '@boardwalk/sdk-core/shops/imports/schemas';
import type { ShopSettings } from '@boardwalk/sdk-core/shops/schemas';
import { fillPath } from '@boardwalk/sdk-core/vocabulary/routes/fill-path';
import { shopProducts } from '@boardwalk/sdk-core/vocabulary/routes/routes';
import { fillMessage } from '@boardwalk/sdk-core/vocabulary/text/message';
import { Download } from 'lucide';
import { useEffect, useRef } from 'react';
import { useEnvironment, useMessages } from '../../element/mount/widget-context.ts';
import { RouteLink } from '../../element/RouteLink.tsx';
import { Icon } from '../../kit/icon/Icon.tsx';
import { tableImportMessages } from '../../parts/table-import/messages.ts';
import { ProductProblems } from './ProductProblems.tsx';
import { PreviewTable } from './preview/PreviewTable.tsx';
import { StartTable } from './StartTable.tsx';
import { TableNotes } from './TableNotes.tsx';
import { TableProgress } from './TableProgress.tsx';
import { UndoTable } from './UndoTable.tsx';
import { useTableCounts } from './use-table-counts.ts';
import '../../kit/button/button.css';
import '../../parts/table-import/table-import.css';

interface TableOutcomeProps {
  readonly store: ProductImportsStore;
  readonly shop: ShopSettings;
  readonly table: ProductImport;
  /** It has just been checked: its title gets the focus, as all that is new stands below it. */
  readonly isNew: boolean;
}

/** What became of a table: checked, at work, imported or undone; and what is wrong with it. */
export function TableOutcome({ store, shop, table, isNew }: TableOutcomeProps) {
  const messages = useMessages(productImportsMessages);
  const title = useRef<HTMLParagraphElement>(null);
  const counts = useTableCounts(table);
  useEffect(() => {
    if (!isNew) return;
    title.current?.focus({ preventScroll: true });
    // All of it is read next, and the button stands below.
    title.current?.scrollIntoView({ block: 'start' });
  }, [isNew]);
  const { state, problems, leftOut } = table;
  const planned = table.created + table.changed;
  const isReady = state === 'checked' && planned > 0;
  const hasEnded = state === 'done' || state === 'undone' || state === 'stopped';
  return (
    <div className="import-step">
      <p ref={title} className="import-step-title" tabIndex={-1}>
        {table.name || messages.resultTitle}
      </p>
      <p className="import-note">{messages[`shape.${table.shape}`]}</p>
      <div role="status">
        <ul className="import-counts">
          {counts.map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
      </div>
      <TableProgress table={table} />
      {state === 'checked' && problems > 0 && <p className="import-note">{messages.mend}</p>}
      {isReady && <TableNotes table={table} />}
      {state === 'checked' && leftOut.length > 0 && (
        <p className="import-note">
          {fillMessage(messages.leftOut, { columns: leftOut.join(', ') })}
        </p>
      )}
      <div className="import-actions">
        {isReady && <StartTable store={store} table={table} focus={title} />}
        {hasEnded && (
          <RouteLink className="button button-primary" route={shopProducts({ shopId: shop.id })}>
            {messages.products}
          </RouteLink>
        )}
        <UndoTable store={store} table={table} focus={title} />
        {problems > 0 && <ReportLink table={table} />}
      </div>
      {problems > 0 && <ProductProblems table={table} />}
      {isReady && <PreviewTable table={table} total={planned} currency={shop.currency} />}
    </div>
  );
}

function ReportLink({ table: { id: importId, shopId: id } }: { readonly table: ProductImport }) {
  const { apiOrigin, locale } = useEnvironment();
  const shared = useMessages(tableImportMessages);
  const path = fillPath(readProductImportReport.path, { id, importId });
  return (
    <a
      className="button button-secondary"
      href={`${apiOrigin}${path}?language=${locale}`}
      download={`import-${importId}.csv`}
    >
      <Icon node={Download} />
      {shared.report}
    </a>
  );
}
