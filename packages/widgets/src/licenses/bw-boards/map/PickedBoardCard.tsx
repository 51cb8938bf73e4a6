import { boardRefusalLabels, boardsMessages } from '@boardwalk/sdk-core/boards/board-messages';
import {
  findMapRefusal,
  freePlaces,
  type MapBoard,
} from '@boardwalk/sdk-core/boards/map/board-columns';
import { createBoardStore } from '@boardwalk/sdk-core/boards/map/board-store';
import { createBoardMerchantsStore } from '@boardwalk/sdk-core/boards/map/boards-store';
import { isExclusive } from '@boardwalk/sdk-core/boards/places/capacity';
import { lastValue } from '@boardwalk/sdk-core/http/remote';
import { boardPinMessages } from '@boardwalk/sdk-core/licenses/map/board-map-messages';
import { selectionMessages } from '@boardwalk/sdk-core/licenses/selection/selection-messages';
import { dueDateOf } from '@boardwalk/sdk-core/licenses/term/due-date';
import { findLocale } from '@boardwalk/sdk-core/vocabulary/text/locale';
import { fillMessage } from '@boardwalk/sdk-core/vocabulary/text/message';
import { createDateFormatter } from '@boardwalk/sdk-core/vocabulary/time/dates';
import { useMemo, useRef, useState } from 'react';
import { OutageNotice } from '../../../boards/shared/outage/OutageNotice.tsx';
import { useEnvironment } from '../../../element/mount/widget-context.ts';
import { Button } from '../../../kit/button/Button.tsx';
import type { Camera } from '../../../parts/map/camera.ts';
import { useNarrowWindow } from '../../../parts/overlay/use-narrow-window.ts';
import { useRemote } from '../../../parts/remote-state/use-remote.ts';
import { BoardCard } from '../../shared/board-map/BoardCard.tsx';
import { OnBoard } from '../../shared/on-board/OnBoard.tsx';
import { useBoards, useCounts } from '../boards-scope.ts';
import { Subheading } from '../Subheading.tsx';
import { TakenTrades } from './TakenTrades.tsx';
import { useBoardPrice } from './use-board-price.ts';
import { WaitForPlace } from './WaitForPlace.tsx';
import './picked-board.css';

interface PickedBoardProps {
  /** Of the map that it lies on; absent where there is none. */
  readonly camera: Camera | undefined;
  readonly board: MapBoard;
  readonly onClose: () => void;
}

/** The card of a board: its picture, its places, its price, and “Advertise Here”. */
export function PickedBoardCard({ camera, board, onClose }: PickedBoardProps) {
  const env = useEnvironment();
  const messages = env.messages(boardPinMessages);
  const counts = useCounts();
  const [store] = useState(() => createBoardStore(env));
  const remote = useRemote(store, board.id);
  const [merchantsStore] = useState(() => createBoardMerchantsStore(env));
  const merchants = lastValue(useRemote(merchantsStore, board.id));
  const content = useMemo(() => [remote, merchants], [remote, merchants]);
  const more = lastValue(remote);
  const price = useBoardPrice();
  const isSheet = useNarrowWindow() && camera !== undefined;
  const places = useRef<HTMLParagraphElement>(null);
  const left = freePlaces(board);
  const running = useBoards().places.held?.running;
  const timeZone = running?.timeZone ?? env.timeZone;
  const due = running?.dueAt ?? dueDateOf(env.clock.now(), timeZone);
  const formatDate = createDateFormatter(findLocale([env.locale]), timeZone);

  return (
    <BoardCard
      camera={camera}
      point={board}
      image={more?.image}
      messages={messages}
      content={content}
      onClose={onClose}
    >
      <Subheading>{board.name}</Subheading>
      <p ref={places} className="picked-places">
        <Meter left={left} capacity={board.capacity} />
        <span>{isExclusive(board) && left > 0 ? messages.exclusive : counts.places(board)}</span>
      </p>
      {price && (
        <p className="picked-price">
          <strong>{price}</strong>
          <span>{fillMessage(messages.due, { date: formatDate(due) })}</span>
        </p>
      )}
      {more?.outage && <OutageNotice outage={more.outage} isOut={more.isOut} />}
      {more?.description && <p className="picked-description">{more.description}</p>}
      {remote.state === 'failed' && <p className="picked-missing">{messages.pictureFailed}</p>}
      {more && left > 0 && <TakenTrades trades={more.serviceTypesTaken} />}
      {merchants && <OnBoard merchants={merchants} taken={board.taken} />}
      <Advertise board={board} onChosen={isSheet ? onClose : undefined} />
    </BoardCard>
  );
}

/** The places of a board as boxes, those that are taken filled; the words beside it say the same. */
function Meter({ left, capacity }: { readonly left: number; readonly capacity: number }) {
  if (capacity > 12) return null;
  return (
    <span className="picked-meter" aria-hidden="true">
      {[...Array(capacity).keys()].map((place) => (
        <i key={place} className={place < capacity - left ? 'is-taken' : undefined} />
      ))}
    </span>
  );
}

interface AdvertiseProps {
  readonly board: MapBoard;
  /** Where the card lies over the way on. */
  readonly onChosen: (() => void) | undefined;
}

/** The press that chooses the board, or why there is none. */
function Advertise({ board, onChosen }: AdvertiseProps) {
  const env = useEnvironment();
  const { advertise: label } = env.messages(boardsMessages);
  const refusals = env.messages(boardRefusalLabels);
  const { subscribed } = env.messages(selectionMessages);
  const messages = env.messages(boardPinMessages);
  const { choice, places, serviceType, isQuick, advertise, remove } = useBoards();
  const { selection, plans } = choice;
  if (selection.subscribed.includes(board.id)) return <p className="picked-note">{subscribed}</p>;
  const isChosen = selection.boards.includes(board.id);
  const refusal = isChosen ? undefined : findMapRefusal(board, serviceType);
  const canWait = refusal === 'full' || refusal === 'service-type-taken';
  // What one holds oneself, or has just let go of, is in nobody's way.
  const isOwn = canWait && places.held?.ownSince.has(board.id) === true;
  if (refusal && !isOwn) {
    const { listingId } = places;
    return (
      <>
        <p className="picked-note">{refusals[refusal]}</p>
        {canWait && !isQuick && <WaitForPlace board={board.id} listingId={listingId} />}
      </>
    );
  }
  function act() {
    if (isChosen) return remove(board.id);
    advertise(board.id);
    onChosen?.();
  }

  // One button for both, as the focus stays on what was pressed.
  return (
    <div className="picked-act">
      {isChosen && <p>{messages.chosen}</p>}
      <Button
        key="act"
        variant={isChosen ? 'secondary' : 'primary'}
        disabled={!plans && !isQuick}
        onClick={act}
      >
        {isChosen ? messages.remove : label}
      </Button>
    </div>
  );
}
