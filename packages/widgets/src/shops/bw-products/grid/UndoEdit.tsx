import { productGridMessages } from '@boardwalk/sdk-core/shops/edits/grid-messages';
import { useState } from 'react';
import { useMessages } from '../../../element/mount/widget-context.ts';
import { Button } from '../../../kit/button/Button.tsx';
import { ConfirmDialog } from '../../../parts/confirm/ConfirmDialog.tsx';

/** Undoes an edit, once that is confirmed. */
export function UndoEdit({ onUndo }: { readonly onUndo: () => Promise<void> }) {
  const messages = useMessages(productGridMessages);
  const [isAsking, setIsAsking] = useState(false);
  return (
    <>
      <Button onClick={() => setIsAsking(true)}>{messages.undo}</Button>
      <ConfirmDialog
        isOpen={isAsking}
        onClose={() => setIsAsking(false)}
        title={messages.undoTitle}
        text={messages.undoText}
        submit={messages.undo}
        cancel={messages.undoBack}
        isDangerous
        onConfirm={onUndo}
      />
    </>
  );
}
