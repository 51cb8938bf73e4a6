import type { ManagedBoardsStore } from '@boardwalk/sdk-core/boards/managed/managed-boards-store';
import { managedBoardsMessages } from '@boardwalk/sdk-core/boards/managed/managed-messages';
import { createOutagesStore } from '@boardwalk/sdk-core/boards/managed/outages-store';
import { fillMessage } from '@boardwalk/sdk-core/vocabulary/text/message';
import { useState } from 'react';
import { toast } from '../../element/toast.ts';
import { Dialog } from '../../kit/dialog/Dialog.tsx';
import { confirmDialogMessages } from '../../parts/confirm/messages.ts';
import { BoardForm } from '../boards/BoardForm.tsx';
import type { AdminBoardsContext } from './admin-boards-context.ts';
import type { BoardQuestion } from './board-question.ts';
import { EndOutageDialog } from './EndOutageDialog.tsx';
import { Outages } from './Outages.tsx';
import { SaleDialog } from './SaleDialog.tsx';

export { default as styles } from './BoardDialogs.tsx?styles';

interface BoardDialogsProps {
  readonly context: AdminBoardsContext;
  readonly store: ManagedBoardsStore;
  readonly question: BoardQuestion | undefined;
  readonly onAsk: (question: BoardQuestion | undefined) => void;
}

/** Shows the questions about a board; each performs its own action. */
export function BoardDialogs({ context, store, question, onAsk }: BoardDialogsProps) {
  const { env, host } = context;
  const messages = env.messages(managedBoardsMessages);
  const { close } = env.messages(confirmDialogMessages);
  const [outages] = useState(() => createOutagesStore(env));
  const onClose = () => onAsk(undefined);
  const board = question && 'board' in question ? question.board : undefined;
  const about = question?.about;
  const isForm = about === 'make' || about === 'change';
  const tell = (message: string, name: string) =>
    host.element && toast(host.element, fillMessage(message, { board: name }));
  const named = (message: string) => fillMessage(message, { board: board?.name ?? '' });

  return (
    <div>
      <Dialog
        isOpen={isForm}
        onClose={onClose}
        title={board ? named(messages.changeNamed) : messages.make}
        closeLabel={close}
      >
        <BoardForm
          board={board}
          onCancel={onClose}
          onSend={async (sent, current) => {
            const outdated = current && (await store.change(current, sent));
            if (outdated) return outdated;
            if (!current) await store.create(sent);
            onClose();
            tell(board ? messages.changed : messages.made, sent.name);
            return undefined;
          }}
        />
      </Dialog>
      <SaleDialog
        board={about === 'retire' || about === 'restore' ? board : undefined}
        {...{ store, onClose, tell }}
      />
      <Dialog
        isOpen={about === 'outages'}
        onClose={onClose}
        title={named(messages.outagesNamed)}
        closeLabel={close}
      >
        {board && (
          <Outages
            {...{ board, tell }}
            store={outages}
            onStarted={() => void store.reload()}
            onEnd={(outage) => onAsk({ about: 'end-outage', board, outage })}
          />
        )}
      </Dialog>
      <EndOutageDialog
        question={question?.about === 'end-outage' ? question : undefined}
        {...{ tell, outages }}
        onClose={() => board && onAsk({ about: 'outages', board })}
        onEnded={() => void store.reload()}
      />
    </div>
  );
}
