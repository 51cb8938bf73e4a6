import { importsMessages } from '@boardwalk/sdk-core/posting/imports/imports-messages';
import { importStateAfter } from '@boardwalk/sdk-core/vocabulary/imports/import-states';
import { useState } from 'react';
import { useMessages } from '../../element/mount/widget-context.ts';
import { Button } from '../../kit/button/Button.tsx';
import { ConfirmDialog } from '../../parts/confirm/ConfirmDialog.tsx';
import { tableImportMessages } from '../../parts/table-import/messages.ts';
import type { ImportActionProps } from './StartButton.tsx';

/** Undoes an import, where it can be, once that is confirmed. */
export function UndoButton({ store, table, focus }: ImportActionProps) {
  const messages = useMessages(importsMessages);
  const shared = useMessages(tableImportMessages);
  const [isAsking, setIsAsking] = useState(false);
  if (table.imported === 0 || !importStateAfter(table.state, 'undo')) return null;
  return (
    <>
      <Button onClick={() => setIsAsking(true)}>{shared.undo}</Button>
      <ConfirmDialog
        isOpen={isAsking}
        onClose={() => setIsAsking(false)}
        title={messages.undoTitle}
        text={messages.undoText}
        submit={shared.undo}
        cancel={messages.undoBack}
        isDangerous
        onConfirm={async () => {
          await store.undo(table.id);
          focus.current?.focus();
        }}
      />
    </>
  );
}
