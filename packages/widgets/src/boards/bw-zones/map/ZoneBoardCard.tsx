import type { MapBoard } from '@boardwalk/sdk-core/boards/map/board-columns';
import { ownZonesMessages } from '@boardwalk/sdk-core/boards/zones/own-zones-messages';
import { createBoardDetailsStore } from '@boardwalk/sdk-core/boards/zones/own-zones-store';
import { lastValue } from '@boardwalk/sdk-core/http/remote';
import { fillMessage } from '@boardwalk/sdk-core/vocabulary/text/message';
import { X } from 'lucide';
import { createElement, useEffect, useRef, useState } from 'react';
import { useEnvironment } from '../../../element/mount/widget-context.ts';
import { IconButton } from '../../../kit/button/IconButton.tsx';
import { Picture } from '../../../kit/picture/Picture.tsx';
import picture from '../../../kit/picture/picture.css?inline';
import { useStyles } from '../../../kit/style/use-styles.ts';
import { signHeight } from '../../../parts/board-map/board-index.ts';
import type { Camera } from '../../../parts/map/camera.ts';
import { usePlacedCard } from '../../../parts/map/use-placed-card.ts';
import { OutageNotice } from '../../../parts/outage/OutageNotice.tsx';
import outageCss from '../../../parts/outage/outage.css?inline';
import { useShown } from '../../../parts/remote-state/use-remote.ts';

interface ZoneBoardCardProps {
  readonly camera: Camera | undefined;
  readonly board: MapBoard;
  readonly headingLevel: number;
  readonly onClose: () => void;
}

const styles = [picture, outageCss].join('\n');

/** What there is to know of one board of a zone. */
export function ZoneBoardCard({ camera, board, headingLevel, onClose }: ZoneBoardCardProps) {
  const env = useEnvironment();
  const messages = env.messages(ownZonesMessages);
  const [store] = useState(() => createBoardDetailsStore(env));
  const remote = useShown(store, board.id);
  const card = useRef<HTMLDivElement>(null);
  useStyles(card, styles);
  usePlacedCard(card, camera, board, remote, signHeight);
  const more = lastValue(remote);
  const { taken, capacity } = more ?? board;

  useEffect(() => {
    card.current?.focus({ preventScroll: true });
  }, []);

  return (
    <div
      ref={card}
      role="dialog"
      aria-label={messages.picked}
      tabIndex={-1}
      className="zone-card"
      onKeyDown={(press) => {
        if (press.key !== 'Escape') return;
        press.stopPropagation();
        onClose();
      }}
    >
      <IconButton icon={X} label={messages.close} variant="floating" onClick={onClose} />
      {more?.image && (
        <span className="zone-card-picture">
          <Picture image={more.image} mediaUrl={env.mediaUrl} sizes="280px" isFirst />
        </span>
      )}
      <div className="zone-card-text">
        {createElement(`h${headingLevel}`, { className: 'zone-card-name' }, board.name)}
        {more?.description && <p>{more.description}</p>}
        {remote.state === 'failed' && <p>{messages.pictureFailed}</p>}
        <p>{fillMessage(messages.places, { taken, capacity })}</p>
        {more?.outage && <OutageNotice outage={more.outage} isOut={more.isOut} />}
      </div>
    </div>
  );
}
