import { productImportsMessages } from '@boardwalk/sdk-core/shops/imports/product-imports-messages';
import { useMessages } from '../../element/mount/widget-context.ts';
import { UndoImport } from '../../parts/table-import/UndoImport.tsx';
import type { TableActionProps } from './StartTable.tsx';

/** Puts the products of a table back to what they were. */
export function UndoTable({ store, table, focus }: TableActionProps) {
  const messages = useMessages(productImportsMessages);
  const undo = () => store.undo(table);
  return <UndoImport table={table} messages={messages} onUndo={undo} focus={focus} />;
}
