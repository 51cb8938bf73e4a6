import { myListingsMessages } from '@boardwalk/sdk-core/posting/own/my-listings-messages';
import type { OwnListingSummary } from '@boardwalk/sdk-core/posting/own/schemas';
import { fillMessage } from '@boardwalk/sdk-core/vocabulary/text/message';
import { useMessages } from '../../../element/mount/widget-context.ts';
import { ConfirmDialog } from '../../../parts/confirm/ConfirmDialog.tsx';
import { useCounted } from '../../../parts/count/use-counted.ts';

interface DeleteDialogProps {
  /** Those that are to go; with none, the user is not prompted. */
  readonly rows: readonly OwnListingSummary[];
  readonly onClose: () => void;
  readonly onDelete: () => Promise<void>;
}

/** Asks before listings go for good. */
export function DeleteDialog({ rows, onClose, onDelete }: DeleteDialogProps) {
  const messages = useMessages(myListingsMessages);
  const counted = useCounted();
  if (rows.length === 0) return null;
  return (
    <ConfirmDialog
      isOpen
      onClose={onClose}
      title={fillMessage(counted(messages.deleteTitle, rows.length), {
        title: rows[0]?.title || messages.untitled,
      })}
      text={messages.deleteText}
      submit={messages.delete}
      isDangerous
      onConfirm={onDelete}
    />
  );
}
