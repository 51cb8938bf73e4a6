import type { MapBoard } from '@boardwalk/sdk-core/boards/map/board-columns';
import { createBoardStore } from '@boardwalk/sdk-core/boards/map/board-store';
import { ownZonesMessages } from '@boardwalk/sdk-core/boards/zones/own-zones-messages';
import { lastValue } from '@boardwalk/sdk-core/http/remote';
import { fillMessage } from '@boardwalk/sdk-core/vocabulary/text/message';
import { createElement, useState } from 'react';
import { useEnvironment } from '../../../element/mount/widget-context.ts';
import { BoardCard } from '../../../licenses/shared/board-map/BoardCard.tsx';
import type { Camera } from '../../../parts/map/camera.ts';
import { useRemote } from '../../../parts/remote-state/use-remote.ts';
import { OutageNotice } from '../../shared/outage/OutageNotice.tsx';
import '../zones.css';

interface ZoneBoardCardProps {
  readonly camera: Camera | undefined;
  readonly board: MapBoard;
  readonly headingLevel: number;
  readonly onClose: () => void;
}

/** What there is to know of one board of a zone. */
export function ZoneBoardCard({ camera, board, headingLevel, onClose }: ZoneBoardCardProps) {
  const env = useEnvironment();
  const messages = env.messages(ownZonesMessages);
  const [store] = useState(() => createBoardStore(env));
  const remote = useRemote(store, board.id);
  const more = lastValue(remote);
  const { taken, capacity } = more ?? board;

  return (
    <BoardCard
      camera={camera}
      point={board}
      image={more?.image}
      messages={messages}
      content={remote}
      onClose={onClose}
    >
      {createElement(`h${headingLevel}`, {}, board.name)}
      {more?.description && <p className="zone-card-note">{more.description}</p>}
      {remote.state === 'failed' && <p className="zone-card-note">{messages.pictureFailed}</p>}
      <p className="zone-card-note">{fillMessage(messages.places, { taken, capacity })}</p>
      {more?.outage && <OutageNotice outage={more.outage} isOut={more.isOut} />}
    </BoardCard>
  );
}
