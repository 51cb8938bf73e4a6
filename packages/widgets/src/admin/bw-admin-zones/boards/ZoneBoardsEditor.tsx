import { boardsMessages } from '@boardwalk/sdk-core/boards/board-messages';
import { createBoardsStore } from '@boardwalk/sdk-core/boards/map/boards-store';
import type { ManagedZoneStore } from '@boardwalk/sdk-core/boards/zones/managed-zone-store';
import type { ManagedZone } from '@boardwalk/sdk-core/boards/zones/schemas';
import {
  isInZone,
  noChoice,
  restOfChoice,
  turnBoard,
} from '@boardwalk/sdk-core/boards/zones/zone-choice';
import { zoneBoardsMessages } from '@boardwalk/sdk-core/boards/zones/zone-messages';
import { lastValue } from '@boardwalk/sdk-core/http/remote';
import { boardMapMessages } from '@boardwalk/sdk-core/licenses/map/board-map-messages';
import type { BoardId } from '@boardwalk/sdk-core/vocabulary/ids';
import type { Point } from '@boardwalk/sdk-core/vocabulary/places/geo';
import { fillMessage } from '@boardwalk/sdk-core/vocabulary/text/message';
import { Plus } from 'lucide';
import { createElement, useMemo, useState } from 'react';
import { useEnvironment } from '../../../element/mount/widget-context.ts';
import { Button } from '../../../kit/button/Button.tsx';
import { lazyParts } from '../../../kit/lazy/lazy-parts.tsx';
import { Skeleton } from '../../../kit/skeleton/Skeleton.tsx';
import { useLeaveGuard } from '../../../parts/form/use-leave-guard.ts';
import { PartMissing } from '../../../parts/remote-state/PartMissing.tsx';
import { Unready } from '../../../parts/remote-state/Unready.tsx';
import { useRemote } from '../../../parts/remote-state/use-remote.ts';
import { Members } from './Members.tsx';
import { SaveBar } from './SaveBar.tsx';
import '../../admin.css';
import '../zone/zone.css';

const mapFile = lazyParts(() => import('./ZoneEditorMap.tsx'));
const ZoneMap = mapFile.component('ZoneEditorMap', {
  Place: () => <Skeleton className="zone-map-place" />,
  Missing: PartMissing,
});
const dialog = lazyParts(() => import('./NewBoardDialog.tsx'));
const NewBoardDialog = dialog.component('NewBoardDialog', { Missing: PartMissing });

interface ZoneBoardsProps {
  readonly zone: ManagedZone;
  readonly store: ManagedZoneStore;
  readonly level: number;
  readonly tell: (message: string) => void;
}

/** Which boards a zone has: chosen on a map or in lists, saved at once. */
export function ZoneBoardsEditor({ zone, store, level, tell }: ZoneBoardsProps) {
  const env = useEnvironment();
  const messages = env.messages(zoneBoardsMessages);
  const { failed } = env.messages(boardsMessages);
  const { loading, advice, retry } = env.messages(boardMapMessages);
  const boardsStore = env.store(createBoardsStore);
  const remote = useRemote(boardsStore);
  const boards = lastValue(remote);
  const [made, setMade] = useState(noChoice);
  /** The form of a new board is open; at a point, where the map was pressed. */
  const [newBoard, setNewBoard] = useState<{ readonly point: Point | undefined }>();
  const before = useMemo(() => new Set(zone.billboards.map(({ id }) => id)), [zone]);
  const choice = useMemo(() => restOfChoice(before, made), [before, made]);
  const chosen = useMemo(
    () => new Set([...before, ...choice.add].filter((board) => isInZone(before, choice, board))),
    [before, choice],
  );
  const turn = (board: BoardId) => setMade(turnBoard(before, choice, board));
  useLeaveGuard(choice.add.size + choice.remove.size > 0);

  return (
    <section className="admin-section zone-boards">
      <div className="admin-bar">
        <div className="admin-head">
          {createElement(`h${level}`, { className: 'admin-heading' }, messages.title)}
          <p className="admin-note">{messages.lead}</p>
        </div>
        <Button icon={Plus} onClick={() => setNewBoard({ point: undefined })}>
          {messages.make}
        </Button>
      </div>
      {boards ? (
        <ZoneMap
          scope={{ boards, chosen, onTurn: ({ id }) => turn(id) }}
          level={level + 1}
          onPlace={(point) => setNewBoard({ point })}
        />
      ) : (
        <Unready
          remote={remote}
          messages={{ loading, unreachable: failed, unreachableAdvice: advice, retry }}
          place={<Skeleton className="zone-map-place" />}
          onRetry={() => void boardsStore.reload()}
        />
      )}
      <Members {...{ zone, boards, choice }} level={level + 1} onTurn={turn} />
      <SaveBar
        choice={choice}
        onDiscard={() => setMade(noChoice)}
        onSave={async () => {
          await store.changeBoards(zone.id, choice);
          setMade(noChoice);
          tell(fillMessage(messages.saved, { zone: zone.name }));
        }}
      />
      <NewBoardDialog
        isWanted={newBoard !== undefined}
        isOpen={newBoard !== undefined}
        point={newBoard?.point}
        onClose={() => setNewBoard(undefined)}
        onMade={async ({ id, name }) => {
          setNewBoard(undefined);
          const add = new Set([id]);
          // Where it can't be put in now, it waits among the changes.
          const isIn = await store
            .changeBoards(zone.id, { add, remove: noChoice.remove })
            .then(() => true)
            .catch(() => false);
          await boardsStore.reload();
          if (!isIn) setMade((choices) => ({ ...choices, add: new Set([...choices.add, id]) }));
          tell(fillMessage(isIn ? messages.madeIn : messages.madeOutside, { board: name }));
        }}
      />
    </section>
  );
}
