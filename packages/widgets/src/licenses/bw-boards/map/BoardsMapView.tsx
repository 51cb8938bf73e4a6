import type { MapBoard } from '@boardwalk/sdk-core/boards/map/board-columns';
import { lastValue } from '@boardwalk/sdk-core/http/remote';
import { boardPinMessages } from '@boardwalk/sdk-core/licenses/map/board-map-messages';
import { createMapTilesStore } from '@boardwalk/sdk-core/places/store';
import type { BoardId } from '@boardwalk/sdk-core/vocabulary/ids';
import { useCallback, useMemo, useRef, useState } from 'react';
import { isElement, isShadowRoot } from '../../../element/dom/nodes.ts';
import { useEnvironment, useMessages } from '../../../element/mount/widget-context.ts';
import { useNotifyOnChange } from '../../../element/use-notify-on-change.ts';
import { useBackOnline } from '../../../kit/lazy/use-back-online.ts';
import { BaseMap } from '../../../kit/map/BaseMap.tsx';
import { Skeleton } from '../../../kit/skeleton/Skeleton.tsx';
import { defaultCentre, defaultZoom } from '../../../parts/map/camera.ts';
import { useMapLabels } from '../../../parts/map/use-map-labels.ts';
import { usePins } from '../../../parts/map/use-pins.ts';
import { useRemote } from '../../../parts/remote-state/use-remote.ts';
import {
  type BoardPin,
  boardPins,
  boardsIn,
  createBoardIndex,
  nearestFirst,
  withNearest,
} from '../../shared/board-map/board-index.ts';
import { LazyBoardSearch } from '../../shared/board-map/lazy-board-search.ts';
import { useBoardView } from '../../shared/board-map/use-board-view.ts';
import { useBoards, useCounts } from '../boards-scope.ts';
import { BoardRows } from './BoardRows.tsx';
import { BoardsHere } from './BoardsHere.tsx';
import { PickedBoard, SeveralBoards } from './map-parts.ts';
import { createSignFace } from './sign-face.ts';
import '../../shared/board-map/signs.css';
import '../boards.css';

export { default as styles } from './BoardsMapView.tsx?styles';

interface BoardsMapProps {
  /** The board that was requested elsewhere; a new object for each time. */
  readonly wanted: { readonly board: BoardId } | undefined;
}

/** Boards that one press has come down on, by the pin that it was on. */
interface SeveralPicked {
  readonly at: BoardPin;
  readonly boards: readonly MapBoard[];
}

const nothing: readonly BoardPin[] = [];

/** All boards on a map, with what looks for them, the card of one, and the list of what shows. */
export function BoardsMapView({ wanted }: BoardsMapProps) {
  const messages = useMessages(boardPinMessages);
  const labels = useMapLabels(messages.map);
  const counts = useCounts();
  const { choice, places, serviceType, listingPoint, start } = useBoards();
  const ownSince = places.held?.ownSince;
  const { boards, selection } = choice;
  const tilesStore = useEnvironment().store(createMapTilesStore);
  const tiles = useRemote(tilesStore);
  useBackOnline(tiles.state === 'failed', tilesStore.load);
  const source = lastValue(tiles);
  const root = useRef<HTMLDivElement>(null);
  const begin = useMemo(() => start && withNearest(boards, start), [start, boards]);
  const { camera, view, onMap, ...look } = useBoardView(begin);
  const [marked, setMarked] = useState<BoardId>();
  const [picked, setPicked] = useState<BoardId>();
  const [several, setSeveral] = useState<SeveralPicked>();
  /** What the focus goes back to, as the card closes. */
  const opener = useRef<Element & HTMLOrSVGElement>(undefined);
  const board = picked === undefined ? undefined : boards.get(picked);

  const chosen = useMemo(
    () => new Set([...selection.subscribed, ...selection.boards]),
    [selection.subscribed, selection.boards],
  );
  const maxZoom = source?.maxZoom;
  const index = useMemo(
    () => (maxZoom === undefined ? undefined : createBoardIndex(boards, maxZoom)),
    [boards, maxZoom],
  );
  const items = useMemo(() => {
    if (!index || !view) return nothing;
    const apart = picked === undefined ? chosen : new Set([...chosen, picked]);
    return index.pinsIn(view.bounds, view.zoom, apart);
  }, [index, view, chosen, picked]);
  const here = useMemo(
    () => (view ? boardsIn(boards, view.bounds, listingPoint) : []),
    [boards, view, listingPoint],
  );
  const zoom = view?.zoom;
  const face = useMemo(() => {
    const isClosest = (pin: BoardPin) =>
      camera !== undefined && zoom !== undefined && zoom >= camera.nearestTo(pin);
    const own = new Set([...selection.subscribed, ...(ownSince ?? [])]);
    return createSignFace({ messages, counts, chosen, own, serviceType, isClosest });
  }, [messages, counts, chosen, selection.subscribed, ownSince, serviceType, camera, zoom]);
  const keyOf = (id: BoardId | undefined) => (id === undefined ? undefined : `board ${id}`);

  const pins = usePins(camera, {
    items,
    kind: boardPins,
    face,
    marked: keyOf(marked),
    selected: keyOf(picked),
    onPick(pin, beneath) {
      opener.current = undefined;
      look.stay();
      if (pin.board && beneath.length === 0) return pick(pin.board.id);
      pick(undefined);
      if (!pin.board && look.comeCloserTo(pin, pin.partsAt)) return;
      const found = new Set([pin, ...beneath].flatMap((one) => index?.boardsOf(one) ?? []));
      setSeveral({ at: pin, boards: nearestFirst([...found], listingPoint ?? pin) });
    },
    onPoint: (pin) => setMarked(pin?.board?.id),
  });

  function pick(board: BoardId | undefined) {
    setSeveral(undefined);
    setPicked(board);
  }

  const pickOfList = useCallback(
    (one: MapBoard) => {
      const { activeElement } = shadowOf(root.current);
      opener.current = isElement(activeElement) ? activeElement : undefined;
      look.showBoard(one);
      root.current?.scrollIntoView({ block: 'nearest' });
      setSeveral(undefined);
      setPicked(one.id);
    },
    [look.showBoard],
  );
  useNotifyOnChange(camera && wanted, ({ board: id }) => {
    const one = boards.get(id);
    if (one) pickOfList(one);
  });

  function close() {
    if (opener.current?.isConnected) opener.current.focus();
    else if (board) pins.current?.focus(`board ${board.id}`);
    pick(undefined);
  }

  const rows = { chosen, picked, onPoint: setMarked };
  const search = <LazyBoardSearch boards={boards} onBoard={pickOfList} onPlace={look.showPlace} />;

  return (
    <div className="boards-map">
      {!source && search}
      <div ref={root} className="board-signs">
        {source ? (
          <BaseMap
            source={source}
            center={defaultCentre}
            zoom={defaultZoom}
            isWheelZoom={false}
            labels={labels}
            onMap={onMap}
            bar={search}
          >
            {board && <PickedBoard key={board.id} camera={camera} board={board} onClose={close} />}
            {several && (
              <SeveralBoards
                camera={camera}
                point={several.at}
                boards={several.boards}
                onClose={() => {
                  pins.current?.focus(several.at.key);
                  pick(undefined);
                }}
              >
                <BoardRows {...rows} boards={several.boards} onPick={({ id }) => pick(id)} />
              </SeveralBoards>
            )}
          </BaseMap>
        ) : tiles.state === 'failed' ? (
          <p className="board-signs-missing" role="alert">
            {messages.failed}
          </p>
        ) : (
          <Skeleton className="board-signs-place" />
        )}
      </div>
      <BoardsHere {...rows} boards={view ? here : [...boards.values()]} onPick={pickOfList} />
      {board && !camera && <PickedBoard camera={camera} board={board} onClose={close} />}
    </div>
  );
}

/** What holds the focus of the widget. */
function shadowOf(element: Element | null): DocumentOrShadowRoot {
  const root = element?.getRootNode();
  return isShadowRoot(root) ? root : document;
}
