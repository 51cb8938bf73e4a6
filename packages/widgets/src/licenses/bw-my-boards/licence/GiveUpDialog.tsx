import type { License } from '@boardwalk/sdk-core/licenses/license-schemas';
import { myBoardsMessages } from '@boardwalk/sdk-core/licenses/own/my-boards-messages';
import type { OwnBoard } from '@boardwalk/sdk-core/licenses/own/schemas';
import { fillMessage } from '@boardwalk/sdk-core/vocabulary/text/message';
import { toast } from '../../../element/toast.ts';
import type { MyBoardsContext } from '../my-boards-context.ts';
import { LazyGiveUpConfirmDialog } from './later-parts.ts';

interface GiveUpDialogProps {
  readonly context: MyBoardsContext;
  readonly board: OwnBoard;
  readonly license: License | undefined;
  readonly onClose: () => void;
  readonly onGiveUp: () => Promise<void>;
}

/** Asks before a place is given up, which ends a licence of single boards with its last. */
export function GiveUpDialog({ context, board, license, onClose, onGiveUp }: GiveUpDialogProps) {
  const { env, host } = context;
  const messages = env.messages(myBoardsMessages);
  const isLast = license?.plan === null && license.seats.length === 1;
  const names = { board: board.name };
  return (
    <LazyGiveUpConfirmDialog
      isOpen
      isDangerous
      title={fillMessage(messages.giveUpTitle, names)}
      text={isLast ? messages.giveUpLast : messages.giveUpText}
      submit={messages.giveUp}
      onClose={onClose}
      onConfirm={async () => {
        await onGiveUp();
        if (host.element) toast(host.element, fillMessage(messages.givenUp, names));
      }}
    />
  );
}
