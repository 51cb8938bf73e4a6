import { importsMessages } from '@boardwalk/sdk-core/posting/imports/imports-messages';
import type { ImportsStore } from '@boardwalk/sdk-core/posting/imports/imports-store';
import type { ListingImport } from '@boardwalk/sdk-core/posting/imports/schemas';
import { findLocale } from '@boardwalk/sdk-core/vocabulary/text/locale';
import { fillMessage } from '@boardwalk/sdk-core/vocabulary/text/message';
import { createDateFormatter } from '@boardwalk/sdk-core/vocabulary/time/dates';
import { useRef } from 'react';
import { useEnvironment, useMessages } from '../../element/mount/widget-context.ts';
import { useCounted } from '../../parts/count/use-counted.ts';
import { tableImportMessages } from '../../parts/table-import/messages.ts';
import { ListingProgress } from './ListingProgress.tsx';
import { UndoButton } from './UndoButton.tsx';
import '../../parts/table-import/table-import.css';

interface EarlierImportsProps {
  readonly store: ImportsStore;
  readonly tables: readonly ListingImport[];
}

/** Tables from before, each of which can still be undone. */
export function EarlierImports({ store, tables }: EarlierImportsProps) {
  const shared = useMessages(tableImportMessages);
  if (tables.length === 0) return null;
  return (
    <div className="import-step">
      <p className="import-step-title">{shared.earlier}</p>
      <ul className="import-earlier">
        {tables.map((table) => (
          <EarlierImport key={table.id} store={store} table={table} />
        ))}
      </ul>
    </div>
  );
}

interface EarlierImportProps {
  readonly store: ImportsStore;
  readonly table: ListingImport;
}

function EarlierImport({ store, table }: EarlierImportProps) {
  const messages = useMessages(importsMessages);
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
        <ListingProgress table={table} />
      </div>
      <UndoButton store={store} table={table} focus={line} />
    </li>
  );
}
