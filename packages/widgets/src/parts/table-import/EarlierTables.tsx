import { findLocale } from '@boardwalk/sdk-core/vocabulary/text/locale';
import { fillMessage } from '@boardwalk/sdk-core/vocabulary/text/message';
import { createDateFormatter } from '@boardwalk/sdk-core/vocabulary/time/dates';
import { type ReactNode, type RefObject, useRef } from 'react';
import { useEnvironment, useMessages } from '../../element/mount/widget-context.ts';
import { tableImportMessages } from './messages.ts';
import './table-import.css';

interface StoredTable {
  readonly id: number;
  readonly name: string;
  readonly createdAt: string;
}

interface TableLine<Table> {
  /** What became of a table, in a sentence. */
  readonly describe: (table: Table) => string;
  readonly progress: (table: Table) => ReactNode;
  /** Undoes it; the line has the focus once the button is gone. */
  readonly undo: (table: Table, focus: RefObject<HTMLElement | null>) => ReactNode;
}

interface EarlierTablesProps<Table> extends TableLine<Table> {
  readonly tables: readonly Table[];
}

/** Tables from before, each of which can still be undone. */
export function EarlierTables<Table extends StoredTable>({
  tables,
  ...line
}: EarlierTablesProps<Table>) {
  const messages = useMessages(tableImportMessages);
  if (tables.length === 0) return null;
  return (
    <div className="import-step">
      <p className="import-step-title">{messages.earlier}</p>
      <ul className="import-earlier">
        {tables.map((table) => (
          <EarlierTable key={table.id} table={table} {...line} />
        ))}
      </ul>
    </div>
  );
}

function EarlierTable<Table extends StoredTable>(
  props: TableLine<Table> & { readonly table: Table },
) {
  const { table, describe, progress, undo } = props;
  const messages = useMessages(tableImportMessages);
  const { locale, timeZone } = useEnvironment();
  const line = useRef<HTMLLIElement>(null);
  const formatDate = createDateFormatter(findLocale([locale]), timeZone);
  const name = table.name || messages.unnamed;
  return (
    <li ref={line} className="import-earlier-line" tabIndex={-1}>
      <div>
        {fillMessage(messages.earlierNamed, { name, date: formatDate(table.createdAt) })}
        <p className="import-note">{describe(table)}</p>
        {progress(table)}
      </div>
      {undo(table, line)}
    </li>
  );
}
