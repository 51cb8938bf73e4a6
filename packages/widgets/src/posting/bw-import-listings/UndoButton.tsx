import { importsMessages } from '@boardwalk/sdk-core/posting/imports/imports-messages';
import { useMessages } from '../../element/mount/widget-context.ts';
import { UndoImport } from '../../parts/table-import/UndoImport.tsx';
import type { ImportActionProps } from './StartButton.tsx';

/** Takes the listings of a table away again. */
export function UndoButton({ store, table, focus }: ImportActionProps) {
  const messages = useMessages(importsMessages);
  const undo = () => store.undo(table.id);
  return <UndoImport table={table} messages={messages} onUndo={undo} focus={focus} />;
}
