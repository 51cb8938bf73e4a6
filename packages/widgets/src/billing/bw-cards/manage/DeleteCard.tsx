import { deleteCardMessages } from '@boardwalk/sdk-core/billing/cards/cards-messages';
import type { Card } from '@boardwalk/sdk-core/billing/cards/schemas';
import { toProblem } from '@boardwalk/sdk-core/vocabulary/problem';
import { fillMessage } from '@boardwalk/sdk-core/vocabulary/text/message';
import { useMessages } from '../../../element/mount/widget-context.ts';
import { ConfirmDialog } from '../../../parts/confirm/ConfirmDialog.tsx';
import { WordedProblem } from '../../../parts/problem/worded-problem.ts';

interface DeleteCardProps {
  readonly card: Card;
  readonly onClose: () => void;
  /** What it rejects with is told in the dialog. */
  readonly onDelete: () => Promise<void>;
}

/** Asks before a card is deleted, and tells why it can’t be. */
export function DeleteCard({ card, onClose, onDelete }: DeleteCardProps) {
  const messages = useMessages(deleteCardMessages);

  async function remove() {
    await onDelete().catch((error: unknown) => {
      const problem = toProblem(error);
      const sentence = problem.code === 'conflict' ? messages.inUse : undefined;
      throw new WordedProblem(problem, { sentence });
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
