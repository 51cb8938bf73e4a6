import { addedMessages } from '@boardwalk/sdk-core/inbox/pictures/added-messages';
import type {
  MessagePictureProgress,
  PictureUpload,
} from '@boardwalk/sdk-core/inbox/pictures/picture-upload-store';
import { fillMessage } from '@boardwalk/sdk-core/vocabulary/text/message';
import { useStore } from '@nanostores/react';
import { ChevronLeft, ChevronRight, X } from 'lucide';
import { useLayoutEffect, useRef } from 'react';
import { useEnvironment, useMessages } from '../../../../element/mount/widget-context.ts';
import { IconButton } from '../../../../kit/button/IconButton.tsx';
import { Picture } from '../../../../kit/picture/Picture.tsx';
import { PictureShown } from '../../../../media/shared/picture-list/PictureShown.tsx';
import './added-list.css';

interface AddedPictureProps {
  readonly upload: PictureUpload;
  /** From 1. */
  readonly number: number;
  /** How many there are. */
  readonly count: number;
  readonly onRemove: () => void;
  readonly onMove: (by: -1 | 1) => void;
}

/** A picture that is added, how far it is, and what can be done with it, which lie over it. */
export function AddedPicture({ upload, number, count, onRemove, onMove }: AddedPictureProps) {
  const messages = useMessages(addedMessages);
  const progress = useStore(upload.$progress);
  const item = useRef<HTMLLIElement>(null);
  const moved = useRef<-1 | 1>(undefined);
  const named = (message: string) => fillMessage(message, { number, name: upload.name });

  function move(by: -1 | 1) {
    moved.current = by;
    onMove(by);
  }

  // At either end the button that was pressed is gone, and a list that is put in order loses the focus.
  useLayoutEffect(() => {
    if (moved.current === undefined) return;
    const ways = moved.current < 0 ? ['earlier', 'later'] : ['later', 'earlier'];
    moved.current = undefined;
    const [found] = ways.flatMap(
      (way) => item.current?.querySelector<HTMLElement>(`.added-${way}`) ?? [],
    );
    found?.focus();
  });

  return (
    <li ref={item} className="added-picture" data-state={progress.state}>
      <Shown upload={upload} progress={progress} caption={named(messages.addedPicture)} />
      {progress.state === 'sending' && <Sent part={progress.part} number={number} />}
      {number > 1 && (
        <IconButton
          className="added-earlier"
          icon={ChevronLeft}
          label={named(messages.earlier)}
          onClick={() => move(-1)}
        />
      )}
      <IconButton
        className="added-remove"
        icon={X}
        label={named(messages.remove)}
        onClick={onRemove}
      />
      {number < count && (
        <IconButton
          className="added-later"
          icon={ChevronRight}
          label={named(messages.later)}
          onClick={() => move(1)}
        />
      )}
    </li>
  );
}

interface ShownProps {
  readonly upload: PictureUpload;
  readonly progress: MessagePictureProgress;
  readonly caption: string;
}

/** Shows the picture itself, once it is saved; until then what the browser can draw of it. */
function Shown({ upload, progress, caption }: ShownProps) {
  const { mediaUrl } = useEnvironment();
  const preview = useStore(upload.$preview);
  return (
    <div className="added-shown">
      {preview ? (
        <PictureShown source={preview} name={caption} />
      ) : progress.state === 'kept' ? (
        <Picture
          image={{ ...progress.picture, alt: caption }}
          mediaUrl={mediaUrl}
          sizes="120px"
          isFirst
        />
      ) : (
        <span className="added-name" dir="auto">
          {upload.name}
        </span>
      )}
    </div>
  );
}

interface SentProps {
  /** From 0 to 1. */
  readonly part: number | undefined;
  readonly number: number;
}

/** How far it is. */
function Sent({ part, number }: SentProps) {
  const messages = useMessages(addedMessages);
  const isKnown = part !== undefined && part < 1;
  const label = isKnown
    ? fillMessage(messages.sending, { number, percent: Math.floor(part * 100) })
    : fillMessage(messages.underWay, { number });
  return <progress aria-label={label} value={isKnown ? part : undefined} max={1} />;
}
