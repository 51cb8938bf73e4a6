import type { ManagedBoardsStore } from '@boardwalk/sdk-core/boards/managed/managed-boards-store';
import { managedBoardsMessages } from '@boardwalk/sdk-core/boards/managed/managed-messages';
import type { ManagedBoard } from '@boardwalk/sdk-core/boards/managed/schemas';
import { toProblem } from '@boardwalk/sdk-core/vocabulary/problem';
import { countMessage, fillMessage } from '@boardwalk/sdk-core/vocabulary/text/message';
import { useMessages } from '../../element/mount/widget-context.ts';
import { ConfirmDialog } from '../../parts/confirm/ConfirmDialog.tsx';
import { useLocale } from '../../parts/form/use-locale.ts';
import { WordedProblem } from '../../parts/problem/worded-problem.ts';

interface SaleDialogProps {
  /** The board whose sale ends, or begins again. */
  readonly board: ManagedBoard | undefined;
  readonly store: ManagedBoardsStore;
  readonly onClose: () => void;
  readonly tell: (message: string, board: string) => void;
}

/** Says what becomes of the merchants before a board is retired or restored. */
export function SaleDialog({ board, store, onClose, tell }: SaleDialogProps) {
  const messages = useMessages(managedBoardsMessages);
  const locale = useLocale();
  const isSold = board?.retiredAt === null;
  const taken = board?.taken ?? 0;
  const retireText =
    taken === 0 ? messages.retireEmpty : countMessage(messages.retireText, taken, locale);
  return (
    <ConfirmDialog
      isOpen={board !== undefined}
      onClose={onClose}
      title={fillMessage(isSold ? messages.retireNamed : messages.restoreNamed, {
        board: board?.name ?? '',
      })}
      text={isSold ? retireText : messages.restoreText}
      submit={isSold ? messages.retire : messages.restore}
      isDangerous={isSold}
      onConfirm={async () => {
        if (!board) return;
        const { id, name } = board;
        await (isSold ? store.retire(id) : store.restore(id)).catch((error: unknown) => {
          const problem = toProblem(error);
          if (problem.code !== 'conflict') throw problem;
          // Somebody else came first, and the list is older.
          void store.reload();
          const sentence = isSold ? messages.retiredAlready : messages.restoredAlready;
          throw new WordedProblem(problem, { sentence, isFinal: true });
        });
        tell(isSold ? messages.retired : messages.restored, name);
      }}
    />
  );
}
