import type { MapBoard } from '@boardwalk/sdk-core/boards/map/board-columns';
import { ownZonesMessages } from '@boardwalk/sdk-core/boards/zones/own-zones-messages';
import { lastValue } from '@boardwalk/sdk-core/http/remote';
import { createMapTilesStore } from '@boardwalk/sdk-core/places/store';
import type { BoardId } from '@boardwalk/sdk-core/vocabulary/ids';
import { countMessage, fillMessage } from '@boardwalk/sdk-core/vocabulary/text/message';
import { type MouseEvent, useMemo, useRef, useState } from 'react';
import { useEnvironment } from '../../../element/mount/widget-context.ts';
import { useBackOnline } from '../../../kit/lazy/use-back-online.ts';
import { BaseMap } from '../../../kit/map/BaseMap.tsx';
import { Skeleton } from '../../../kit/skeleton/Skeleton.tsx';
import {
  type BoardPin,
  boardPins,
  createBoardIndex,
} from '../../../licenses/shared/board-map/board-index.ts';
import { useBoardView } from '../../../licenses/shared/board-map/use-board-view.ts';
import { useLocale } from '../../../parts/form/use-locale.ts';
import { defaultCentre, defaultZoom } from '../../../parts/map/camera.ts';
import type { PinFace } from '../../../parts/map/pins.ts';
import { useMapLabels } from '../../../parts/map/use-map-labels.ts';
import { usePins } from '../../../parts/map/use-pins.ts';
import { useRemote } from '../../../parts/remote-state/use-remote.ts';
import { boundsOf } from './bounds-of.ts';
import { ZoneBoardCard } from './ZoneBoardCard.tsx';
import { ZoneBoards } from './ZoneBoards.tsx';
import '../../../licenses/shared/board-map/signs.css';
import '../zones.css';

export { default as styles } from './ZoneBoardsMap.tsx?styles';

interface ZoneMapProps {
  /** Of the zone. */
  readonly name: string;
  readonly boards: readonly MapBoard[];
  /** Of the name of a board that is picked. */
  readonly headingLevel: number;
}

const nothing: readonly BoardPin[] = [];

/** The boards of a zone on a map and as a list, with the card of one. */
export function ZoneBoardsMap({ name, boards, headingLevel }: ZoneMapProps) {
  const env = useEnvironment();
  const messages = env.messages(ownZonesMessages);
  const locale = useLocale();
  const labels = useMapLabels(fillMessage(messages.map, { zone: name }));
  const tilesStore = env.store(createMapTilesStore);
  const tiles = useRemote(tilesStore);
  useBackOnline(tiles.state === 'failed', tilesStore.load);
  const source = lastValue(tiles);
  const root = useRef<HTMLDivElement>(null);
  const [start] = useState(() => boundsOf(boards));
  const { camera, view, onMap, showBoard, part } = useBoardView(start);
  const [marked, setMarked] = useState<BoardId>();
  const [picked, setPicked] = useState<MapBoard>();
  /** What the focus goes back to, as the card closes. */
  const opener = useRef<HTMLElement>(undefined);

  const maxZoom = source?.maxZoom;
  const index = useMemo(() => {
    const byId = new Map(boards.map((board) => [board.id, board]));
    return maxZoom === undefined ? undefined : createBoardIndex(byId, maxZoom);
  }, [boards, maxZoom]);
  const items = useMemo(() => {
    if (!index || !view) return nothing;
    return index.pinsIn(view.bounds, view.zoom, new Set(picked && [picked.id]));
  }, [index, view, picked]);
  const face = useMemo(
    () =>
      ({ board, count }: BoardPin): PinFace => {
        if (!board) {
          return { text: String(count), label: countMessage(messages.group, count, locale) };
        }
        const { name: called, isOut, taken, capacity } = board;
        const state = isOut ? messages.out : fillMessage(messages.places, { taken, capacity });
        return {
          text: isOut ? '–' : '✓',
          label: fillMessage(messages.board, { board: called, state }),
          tone: isOut ? 'full' : 'chosen',
        };
      },
    [messages, locale],
  );
  const keyOf = (id: BoardId | undefined) => (id === undefined ? undefined : `board ${id}`);

  const pins = usePins(camera, {
    items,
    kind: boardPins,
    face,
    marked: keyOf(marked),
    selected: keyOf(picked?.id),
    onPick(pin) {
      opener.current = undefined;
      setPicked(pin.board);
      if (!pin.board) part(pin);
    },
    onPoint: (pin) => setMarked(pin?.board?.id),
  });

  function pickOfList(board: MapBoard, press: MouseEvent<HTMLElement>) {
    opener.current = press.currentTarget;
    showBoard(board);
    root.current?.scrollIntoView({ block: 'nearest' });
    setPicked(board);
  }

  function close() {
    if (opener.current?.isConnected) opener.current.focus();
    else if (picked) pins.current?.focus(`board ${picked.id}`);
    setPicked(undefined);
  }

  const card = picked && (
    <ZoneBoardCard
      key={picked.id}
      camera={camera}
      board={picked}
      headingLevel={headingLevel}
      onClose={close}
    />
  );
  return (
    <div className="zone-body">
      <div ref={root} className="zone-map board-signs">
        {source ? (
          <BaseMap
            source={source}
            center={defaultCentre}
            zoom={defaultZoom}
            isWheelZoom={false}
            labels={labels}
            onMap={onMap}
          >
            {card}
          </BaseMap>
        ) : tiles.state === 'failed' ? (
          <p className="board-signs-missing" role="alert">
            {messages.mapFailed}
          </p>
        ) : (
          <Skeleton className="board-signs-place" />
        )}
      </div>
      {!source && card}
      <ZoneBoards
        name={name}
        boards={boards}
        picked={picked?.id}
        onPick={pickOfList}
        onPoint={setMarked}
      />
    </div>
  );
}
