import { moderatedMessages } from '@boardwalk/sdk-core/posting/moderated/moderated-messages';
import type { ModeratedListingRow } from '@boardwalk/sdk-core/posting/moderated/schemas';
import { fillMessage } from '@boardwalk/sdk-core/vocabulary/text/message';
import { useMessages } from '../../element/mount/widget-context.ts';
import { ConfirmDialog } from '../../parts/confirm/ConfirmDialog.tsx';

interface RemoveDialogProps {
  readonly row: ModeratedListingRow;
  readonly onClose: () => void;
  readonly onRemove: (row: ModeratedListingRow, reason: string) => Promise<void>;
}

/** Asks why, before a listing is taken down or not let in. */
export function RemoveDialog({ row, onClose, onRemove }: RemoveDialogProps) {
  const messages = useMessages(moderatedMessages);
  const isNew = row.standing === 'review';
  const { title } = row;
  return (
    <ConfirmDialog
      isOpen
      onClose={onClose}
      title={fillMessage(isNew ? messages.refuseTitle : messages.removeTitle, { title })}
      text={messages.removeText}
      submit={isNew ? messages.refuse : messages.remove}
      reason="required"
      isDangerous
      onConfirm={(reason) => onRemove(row, reason)}
    />
  );
}
