import { productImportsMessages } from '@boardwalk/sdk-core/shops/imports/product-imports-messages';
import type { ProductImportsStore } from '@boardwalk/sdk-core/shops/imports/product-imports-store';
import type { ProductImport } from '@boardwalk/sdk-core/shops/imports/schemas';
import { findLocale } from '@boardwalk/sdk-core/vocabulary/text/locale';
import { fillMessage } from '@boardwalk/sdk-core/vocabulary/text/message';
import { createDateFormatter } from '@boardwalk/sdk-core/vocabulary/time/dates';
import { useRef } from 'react';
import { useEnvironment, useMessages } from '../../element/mount/widget-context.ts';
import { useCounted } from '../../parts/count/use-counted.ts';
import { tableImportMessages } from '../../parts/table-import/messages.ts';
import { TableProgress } from './TableProgress.tsx';
import { UndoTable } from './UndoTable.tsx';
import '../../parts/table-import/table-import.css';

interface EarlierTablesProps {
  readonly store: ProductImportsStore;
  readonly tables: readonly ProductImport[];
}

/** Tables from before, each of which can still be undone. */
export function EarlierTables({ store, tables }: EarlierTablesProps) {
  const shared = useMessages(tableImportMessages);
  if (tables.length === 0) return null;
  return (
    <div className="import-step">
      <p className="import-step-title">{shared.earlier}</p>
      <ul className="import-earlier">
        {tables.map((table) => (
          <EarlierTable key={table.id} store={store} table={table} />
        ))}
      </ul>
    </div>
  );
}

interface EarlierTableProps {
  readonly store: ProductImportsStore;
  readonly table: ProductImport;
}

function EarlierTable({ store, table }: EarlierTableProps) {
  const messages = useMessages(productImportsMessages);
  const shared = useMessages(tableImportMessages);
  const { locale, timeZone } = useEnvironment();
  const counted = useCounted();
  const line = useRef<HTMLLIElement>(null);
  const formatDate = createDateFormatter(findLocale([locale]), timeZone);
  const name = table.name || shared.unnamed;
  const isUndone = table.state === 'undone';
  return (
    <li ref={line} className="import-earlier-line" tabIndex={-1}>
      <div>
        {fillMessage(shared.earlierNamed, { name, date: formatDate(table.createdAt) })}
        <p className="import-note">
          {isUndone
            ? counted(messages.removed, table.removed)
            : counted(messages.done, table.imported)}
        </p>
        <TableProgress table={table} />
      </div>
      <UndoTable store={store} table={table} focus={line} />
    </li>
  );
}
