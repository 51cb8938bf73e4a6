import type { MapBoard } from '@boardwalk/sdk-core/boards/map/board-columns';
import { createBoardsStore } from '@boardwalk/sdk-core/boards/map/boards-store';
import type { License } from '@boardwalk/sdk-core/licenses/license-schemas';
import { moveBoardMessages } from '@boardwalk/sdk-core/licenses/own/license-action-messages';
import type { OwnBoard } from '@boardwalk/sdk-core/licenses/own/schemas';
import type { BoardId } from '@boardwalk/sdk-core/vocabulary/ids';
import { type Problem, toProblem } from '@boardwalk/sdk-core/vocabulary/problem';
import { fillMessage } from '@boardwalk/sdk-core/vocabulary/text/message';
import { useState } from 'react';
import { useWidget } from '../../../element/mount/widget-context.ts';
import { toast } from '../../../element/toast.ts';
import { Dialog } from '../../../kit/dialog/Dialog.tsx';
import { DialogForm } from '../../../parts/confirm/DialogForm.tsx';
import { useForm } from '../../../parts/form/use-form.ts';
import { useExplanation } from '../../../parts/problem/use-explanation.ts';
import { BoardOffers } from './BoardOffers.tsx';
import '../../../parts/confirm/dialog-form.css';

export { default as styles } from './MoveLicenseBoardDialog.tsx?styles';

interface MoveBoardDialogProps {
  readonly license: License;
  /** That the place is on. */
  readonly board: OwnBoard;
  /** Rejects with a `Problem`. */
  readonly onMove: (to: BoardId) => Promise<void>;
  readonly onClose: () => void;
}

/** Another board for a place of the licence: chosen, then confirmed, as the place is left at once. */
export function MoveLicenseBoardDialog({ license, board, onMove, onClose }: MoveBoardDialogProps) {
  const { env } = useWidget();
  const messages = env.messages(moveBoardMessages);
  const explain = useExplanation();
  const [to, setTo] = useState<MapBoard>();
  const [refusal, setRefusal] = useState<Problem>();
  const names = { board: board.name };
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={fillMessage(messages.title, names)}
      closeLabel={messages.close}
    >
      {to ? (
        <MoveForm
          {...{ board, to, onMove, onClose }}
          onBack={(problem) => {
            setTo(undefined);
            setRefusal(problem);
          }}
        />
      ) : (
        <BoardOffers
          license={license}
          lead={fillMessage(messages.lead, { listing: license.title })}
          near={board.point}
          fault={refusal && fillMessage(messages.refused, { ...names, reason: explain(refusal) })}
          isBusy={false}
          act={messages.choose}
          actNamed={messages.chooseNamed}
          onChoose={setTo}
        />
      )}
    </Dialog>
  );
}

interface MoveFormProps extends Pick<MoveBoardDialogProps, 'board' | 'onMove' | 'onClose'> {
  readonly to: MapBoard;
  /** To the choice; with why the board can’t be had, where it was tried. */
  readonly onBack: (problem?: Problem) => void;
}

function MoveForm({ board, to, onMove, onBack, onClose }: MoveFormProps) {
  const { env, host } = useWidget();
  const messages = env.messages(moveBoardMessages);
  const boards = env.store(createBoardsStore);
  const names = { from: board.name, to: to.name };
  const form = useForm({
    async send() {
      try {
        await onMove(to.id);
      } catch (error) {
        const problem = toProblem(error);
        if (problem.code !== 'conflict') throw problem;
        // Another user was quicker: what is offered is requested again.
        void boards.reload();
        return onBack(problem);
      }
      if (host.element) toast(host.element, fillMessage(messages.moved, names));
      onClose();
      void boards.reload();
    },
  });
  return (
    <DialogForm
      form={form}
      submit={messages.submit}
      cancel={messages.back}
      onCancel={() => onBack()}
    >
      <p className="dialog-text">{fillMessage(messages.text, names)}</p>
    </DialogForm>
  );
}
