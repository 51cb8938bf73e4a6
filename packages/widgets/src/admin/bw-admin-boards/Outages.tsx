import { managedOutageMessages } from '@boardwalk/sdk-core/boards/managed/managed-messages';
import type { OutagesStore } from '@boardwalk/sdk-core/boards/managed/outages-store';
import type { ManagedBoard, OutageOfBoard } from '@boardwalk/sdk-core/boards/managed/schemas';
import { useMessages } from '../../element/mount/widget-context.ts';
import { RemoteContent } from '../../parts/remote-state/RemoteContent.tsx';
import { useRemote } from '../../parts/remote-state/use-remote.ts';
import { OutageForm } from './OutageForm.tsx';
import { OutageRow } from './OutageRow.tsx';
import '../admin.css';
import './outages.css';

interface OutagesProps {
  readonly board: ManagedBoard;
  readonly store: OutagesStore;
  readonly tell: (message: string, board: string) => void;
  readonly onStarted: () => void;
  readonly onEnd: (outage: OutageOfBoard) => void;
}

/** When a board is, was and will be out of service, and how to put it there. */
export function Outages({ board, store, tell, onStarted, onEnd }: OutagesProps) {
  const messages = useMessages(managedOutageMessages);
  const remote = useRemote(store, board.id);
  return (
    <div className="outages">
      <p className="admin-note">{messages.lead}</p>
      <RemoteContent remote={remote} rows={2} onRetry={() => void store.reload()}>
        {(outages) =>
          outages.length === 0 ? (
            <p>{messages.none}</p>
          ) : (
            <ul className="admin-rows">
              {outages.map((outage) => (
                <OutageRow key={outage.id} outage={outage} onEnd={onEnd} />
              ))}
            </ul>
          )
        }
      </RemoteContent>
      <h3 className="admin-subheading">{messages.startTitle}</h3>
      <OutageForm
        onSend={async (outage) => {
          await store.start(board.id, outage);
          onStarted();
          tell(messages.started, board.name);
        }}
      />
    </div>
  );
}
