import { zoneBoardsMessages } from '@boardwalk/sdk-core/boards/zones/zone-messages';
import { lastValue } from '@boardwalk/sdk-core/http/remote';
import { boardPinMessages } from '@boardwalk/sdk-core/licenses/map/board-map-messages';
import { createMapTilesStore } from '@boardwalk/sdk-core/places/store';
import type { BoardId } from '@boardwalk/sdk-core/vocabulary/ids';
import type { Point } from '@boardwalk/sdk-core/vocabulary/places/geo';
import { countMessage } from '@boardwalk/sdk-core/vocabulary/text/message';
import type { Map as LeafletMap } from 'leaflet';
import { useCallback, useMemo, useRef, useState } from 'react';
import { useEnvironment } from '../../../element/mount/widget-context.ts';
import { useBackOnline } from '../../../kit/lazy/use-back-online.ts';
import { BaseMap } from '../../../kit/map/BaseMap.tsx';
import type { TileSource } from '../../../kit/map/tile-source.ts';
import { Skeleton } from '../../../kit/skeleton/Skeleton.tsx';
import type { BoardPin } from '../../../licenses/shared/board-map/board-index.ts';
import {
  boardPins,
  boardsIn,
  createBoardIndex,
} from '../../../licenses/shared/board-map/board-index.ts';
import { LazyBoardSearch } from '../../../licenses/shared/board-map/lazy-board-search.ts';
import { useBoardView } from '../../../licenses/shared/board-map/use-board-view.ts';
import { useLocale } from '../../../parts/form/use-locale.ts';
import { defaultCentre, defaultZoom } from '../../../parts/map/camera.ts';
import type { PinFace } from '../../../parts/map/pins.ts';
import { useMapLabels } from '../../../parts/map/use-map-labels.ts';
import { usePins } from '../../../parts/map/use-pins.ts';
import { useRemote } from '../../../parts/remote-state/use-remote.ts';
import { listenForMapPresses } from './listen-for-map-presses.ts';
import { ZoneBoardList } from './ZoneBoardList.tsx';
import type { ZoneScope } from './zone-scope.ts';
import '../../../licenses/shared/board-map/signs.css';
import './zone-map.css';

export { default as styles } from './ZoneEditorMap.tsx?styles';

interface ZoneMapProps {
  readonly scope: ZoneScope;
  /** Of the heading of its list. */
  readonly level: number;
  /** Somebody has pressed the map beside all signs. */
  readonly onPlace: (point: Point) => void;
}

const nothing: readonly BoardPin[] = [];

/** All boards on a map and in a list, to be put into a zone or taken out of it. */
export function ZoneEditorMap({ scope, level, onPlace }: ZoneMapProps) {
  const env = useEnvironment();
  const messages = env.messages(zoneBoardsMessages);
  const { group } = env.messages(boardPinMessages);
  const locale = useLocale();
  const labels = useMapLabels(messages.map);
  const tilesStore = env.store(createMapTilesStore);
  const tiles = useRemote(tilesStore);
  useBackOnline(tiles.state === 'failed', tilesStore.load);
  const source = lastValue(tiles);
  const { boards, chosen, onTurn } = scope;
  const { camera, view, onMap, ...look } = useBoardView();
  const [marked, setMarked] = useState<BoardId>();
  const latest = useRef(onPlace);
  latest.current = onPlace;

  const maxZoom = source?.maxZoom;
  const index = useMemo(
    () => (maxZoom === undefined ? undefined : createBoardIndex(boards, maxZoom)),
    [boards, maxZoom],
  );
  const items = useMemo(
    () => (index && view ? index.pinsIn(view.bounds, view.zoom, chosen) : nothing),
    [index, view, chosen],
  );
  const here = useMemo(() => (view ? boardsIn(boards, view.bounds) : []), [boards, view]);
  const face = useMemo(
    () =>
      ({ board, count }: BoardPin): PinFace => {
        if (!board) return { text: String(count), label: countMessage(group, count, locale) };
        const isPressed = chosen.has(board.id);
        const tone = isPressed ? 'chosen' : undefined;
        return { text: isPressed ? '✓' : '+', label: board.name, tone, isPressed };
      },
    [chosen, group, locale],
  );

  usePins(camera, {
    items,
    kind: boardPins,
    face,
    marked: marked === undefined ? undefined : `board ${marked}`,
    selected: undefined,
    onPick: (pin) => (pin.board ? onTurn(pin.board) : look.part(pin)),
    onPoint: (pin) => setMarked(pin?.board?.id),
  });

  const start = useCallback(
    (map: LeafletMap, tiles: TileSource) => {
      const leave = onMap(map, tiles);
      const stop = listenForMapPresses(map, (point) => latest.current(point));
      return () => {
        stop();
        leave();
      };
    },
    [onMap],
  );

  const search = (
    <LazyBoardSearch
      boards={boards}
      onBoard={(board) => {
        look.showBoard(board);
        setMarked(board.id);
      }}
      onPlace={look.showPlace}
    />
  );

  return (
    <div className="zone-map">
      {!source && search}
      <div className="board-signs">
        {source ? (
          <BaseMap
            source={source}
            center={defaultCentre}
            zoom={defaultZoom}
            isWheelZoom={false}
            labels={labels}
            onMap={start}
            bar={search}
          />
        ) : tiles.state === 'failed' ? (
          <p className="board-signs-missing" role="alert">
            {messages.mapFailed}
          </p>
        ) : (
          <Skeleton className="board-signs-place" />
        )}
      </div>
      <ZoneBoardList
        boards={view ? here : [...boards.values()]}
        {...{ chosen, level, onTurn }}
        onPoint={setMarked}
      />
    </div>
  );
}
