import type { MapBoard } from '@boardwalk/sdk-core/boards/map/board-columns';
import { createBoardsStore } from '@boardwalk/sdk-core/boards/map/boards-store';
import type { License } from '@boardwalk/sdk-core/licenses/license-schemas';
import { addBoardMessages } from '@boardwalk/sdk-core/licenses/own/my-boards-messages';
import type { BoardId } from '@boardwalk/sdk-core/vocabulary/ids';
import type { Point } from '@boardwalk/sdk-core/vocabulary/places/geo';
import { toProblem } from '@boardwalk/sdk-core/vocabulary/problem';
import { countMessage, fillMessage } from '@boardwalk/sdk-core/vocabulary/text/message';
import { useState } from 'react';
import { useWidget } from '../../../element/mount/widget-context.ts';
import { toast } from '../../../element/toast.ts';
import { Dialog } from '../../../kit/dialog/Dialog.tsx';
import { useLocale } from '../../../parts/form/use-locale.ts';
import { useExplanation } from '../../../parts/problem/use-explanation.ts';
import { BoardOffers } from './BoardOffers.tsx';

export { default as styles } from './AddLicenseBoardDialog.tsx?styles';

interface AddBoardDialogProps {
  readonly license: License;
  /** Seats of its plan that are free. */
  readonly free: number;
  /** Where it has a board already. */
  readonly near: Point | undefined;
  /** Rejects with a `Problem`. */
  readonly onAdd: (board: BoardId) => Promise<void>;
  readonly onClose: () => void;
}

/** A board for a free seat of the plan. */
export function AddLicenseBoardDialog({
  license,
  free,
  near,
  onAdd,
  onClose,
}: AddBoardDialogProps) {
  const { env, host } = useWidget();
  const messages = env.messages(addBoardMessages);
  const explain = useExplanation();
  const [adding, setAdding] = useState<{ readonly board?: BoardId; readonly fault?: string }>({});

  async function add({ id, name: board }: MapBoard) {
    if (adding.board !== undefined) return;
    setAdding({ board: id });
    try {
      await onAdd(id);
      if (host.element) toast(host.element, fillMessage(messages.added, { board }));
      onClose();
      // The board has one place less.
      void env.store(createBoardsStore).reload();
    } catch (error) {
      setAdding({ fault: explain(toProblem(error)) });
    }
  }

  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={fillMessage(messages.title, { listing: license.title })}
      closeLabel={messages.close}
    >
      <BoardOffers
        license={license}
        lead={countMessage(messages.lead, free, useLocale())}
        near={near}
        fault={adding.fault}
        isBusy={adding.board !== undefined}
        act={messages.add}
        actNamed={messages.addNamed}
        onChoose={(board) => void add(board)}
      />
    </Dialog>
  );
}
