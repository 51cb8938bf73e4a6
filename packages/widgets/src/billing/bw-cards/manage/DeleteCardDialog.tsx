import { deleteCardMessages } from '@boardwalk/sdk-core/billing/cards/cards-messages';
import type { SavedCard } from '@boardwalk/sdk-core/billing/cards/schemas';
import { fillMessage } from '@boardwalk/sdk-core/vocabulary/text/message';
import { useMessages } from '../../../element/mount/widget-context.ts';
import { ConfirmDialog } from '../../../parts/confirm/ConfirmDialog.tsx';
import { wordDeletion } from './word-deletion.ts';

export { default as styles } from './DeleteCardDialog.tsx?styles';

interface DeleteCardProps {
  readonly card: SavedCard;
  readonly onClose: () => void;
  /** What it rejects with is shown in the dialog. */
  readonly onDelete: () => Promise<void>;
}

/** Asks before a card is deleted, and shows why it can’t be. */
export function DeleteCardDialog({ card, onClose, onDelete }: DeleteCardProps) {
  const messages = useMessages(deleteCardMessages);

  async function remove() {
    await onDelete().catch((error: unknown) => {
      throw wordDeletion(error, messages);
    });
  }

  return (
    <ConfirmDialog
      isOpen
      onClose={onClose}
      title={fillMessage(messages.title, { last4: card.last4 })}
      text={messages.text}
      submit={messages.submit}
      isDangerous
      onConfirm={remove}
    />
  );
}
