import { createManagedBoardsStore } from '@boardwalk/sdk-core/boards/managed/managed-boards-store';
import type { ManagedBoard } from '@boardwalk/sdk-core/boards/managed/schemas';
import { zoneBoardsMessages } from '@boardwalk/sdk-core/boards/zones/zone-messages';
import type { Point } from '@boardwalk/sdk-core/vocabulary/places/geo';
import { useState } from 'react';
import { useEnvironment } from '../../../element/mount/widget-context.ts';
import { Dialog } from '../../../kit/dialog/Dialog.tsx';
import { confirmDialogMessages } from '../../../parts/confirm/messages.ts';
import { BoardForm } from '../../boards/BoardForm.tsx';

export { default as styles } from './NewBoardDialog.tsx?styles';

interface NewBoardDialogProps {
  readonly isOpen: boolean;
  /** Where the map was pressed. */
  readonly point: Point | undefined;
  readonly onClose: () => void;
  readonly onMade: (board: ManagedBoard) => Promise<void>;
}

/** Puts up a board of the zone. */
export function NewBoardDialog({ isOpen, point, onClose, onMade }: NewBoardDialogProps) {
  const env = useEnvironment();
  const [store] = useState(() => createManagedBoardsStore(env));
  return (
    <Dialog
      isOpen={isOpen}
      onClose={onClose}
      title={env.messages(zoneBoardsMessages).make}
      closeLabel={env.messages(confirmDialogMessages).close}
    >
      <BoardForm
        board={undefined}
        point={point}
        onCancel={onClose}
        onSend={async (sent) => {
          onMade(await store.create(sent));
          return undefined;
        }}
      />
    </Dialog>
  );
}
