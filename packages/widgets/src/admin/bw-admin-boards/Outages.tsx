import { managedOutageMessages } from '@boardwalk/sdk-core/boards/managed/managed-messages';
import type { OutagesStore } from '@boardwalk/sdk-core/boards/managed/outages-store';
import type { ManagedBoard, OutageOfBoard } from '@boardwalk/sdk-core/boards/managed/schemas';
import { useRef } from 'react';
import { useMessages } from '../../element/mount/widget-context.ts';
import { useStyles } from '../../kit/style/use-styles.ts';
import { RemoteContent } from '../../parts/remote-state/RemoteContent.tsx';
import { useRemote } from '../../parts/remote-state/use-remote.ts';
import fieldRow from '../../profile/shared/person-fields/field-row.css?inline';
import { OutageForm } from './OutageForm.tsx';
import { OutageRow } from './OutageRow.tsx';
import css from './outages.css?inline';

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
  const place = useRef<HTMLDivElement>(null);
  const remote = useRemote(store, board.id);
  useStyles(place, css);
  useStyles(place, fieldRow);
  return (
    <div ref={place} className="outages">
      <p className="admin-note">{messages.lead}</p>
      <RemoteContent remote={remote} rows={2} onRetry={() => void store.reload()}>
        {(outages) =>
          outages.length === 0 ? (
            <p className="outages-none">{messages.none}</p>
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
