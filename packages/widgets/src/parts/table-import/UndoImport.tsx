import {
  type ImportState,
  importStateAfter,
} from '@boardwalk/sdk-core/vocabulary/imports/import-states';
import { type RefObject, useState } from 'react';
import { useMessages } from '../../element/mount/widget-context.ts';
import { Button } from '../../kit/button/Button.tsx';
import { ConfirmDialog } from '../confirm/ConfirmDialog.tsx';
import { tableImportMessages } from './messages.ts';

interface UndoImportProps {
  readonly table: { readonly imported: number; readonly state: ImportState };
  readonly messages: Readonly<Record<'undoTitle' | 'undoText' | 'undoBack', string>>;
  readonly onUndo: () => Promise<void>;
  /** Has the focus once the button is gone. */
  readonly focus: RefObject<HTMLElement | null>;
}

/** Undoes an import, where it can be, once that is confirmed. */
export function UndoImport({ table, messages, onUndo, focus }: UndoImportProps) {
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
          await onUndo();
          focus.current?.focus();
        }}
      />
    </>
  );
}
