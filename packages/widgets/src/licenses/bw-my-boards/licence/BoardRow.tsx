import { myBoardsMessages } from '@boardwalk/sdk-core/licenses/own/my-boards-messages';
import type { OwnBoard } from '@boardwalk/sdk-core/licenses/own/schemas';
import { fillMessage } from '@boardwalk/sdk-core/vocabulary/text/message';
import { ChevronDown } from 'lucide';
import { useId, useState } from 'react';
import { OutageNotice } from '../../../boards/shared/outage/OutageNotice.tsx';
import { useWidget } from '../../../element/mount/widget-context.ts';
import { Button } from '../../../kit/button/Button.tsx';
import { Icon } from '../../../kit/icon/Icon.tsx';
import { Picture, PictureGap } from '../../../kit/picture/Picture.tsx';
import { LazyBoardMenu, LazyWhoIsHere } from './later-parts.ts';
import '../my-boards.css';

interface BoardRowProps {
  readonly board: OwnBoard;
  /** Absent where its place can’t be moved. */
  readonly onMove: (() => void) | undefined;
  readonly onGiveUp: () => void;
}

/** A board of a licence: where it is, whether it serves, and who else is there. */
export function BoardRow({ board, onMove, onGiveUp }: BoardRowProps) {
  const { env, host } = useWidget();
  const { messages: read, mediaUrl } = env;
  const messages = read(myBoardsMessages);
  const [isOpen, setOpen] = useState(false);
  const id = useId();
  const { name, city, image, capacity, taken, outage, isRetired } = board;
  const places =
    capacity === 1
      ? messages.alone
      : fillMessage(taken <= 1 ? messages.onlyYou : messages.taken, { taken, capacity });
  return (
    <li className="own-board">
      <span className="own-board-picture">
        {image ? (
          <Picture image={image} mediaUrl={mediaUrl} sizes="112px" alt="" />
        ) : (
          <PictureGap />
        )}
      </span>
      <div className="own-board-text">
        <p className="own-board-name">{name}</p>
        {city !== null && <p className="mine-note">{city}</p>}
        <Button
          variant="quiet"
          className="own-board-places"
          aria-label={fillMessage(messages.who, { taken: places, board: name })}
          aria-expanded={isOpen}
          aria-controls={id}
          onClick={() => setOpen(!isOpen)}
        >
          {places}
          <Icon node={ChevronDown} size={16} />
        </Button>
        {isRetired && <p className="mine-note">{messages.retired}</p>}
        {outage && (
          <OutageNotice outage={outage} isOut={board.isOut}>
            <p>{outage.reason}</p>
            {outage.isOwed && <p>{messages.owed}</p>}
          </OutageNotice>
        )}
        <div id={id}>{isOpen && <LazyWhoIsHere board={board} />}</div>
      </div>
      {/* What was paid for is given up on our own site alone. */}
      <LazyBoardMenu
        board={board}
        onMove={onMove}
        onGiveUp={host.firstParty ? onGiveUp : undefined}
      />
    </li>
  );
}
