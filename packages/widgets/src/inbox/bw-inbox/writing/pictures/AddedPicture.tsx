import { addedMessages } from '@boardwalk/sdk-core/inbox/pictures/added-messages';
import {
  isRefused,
  type PictureProgress,
  type PictureUpload,
} from '@boardwalk/sdk-core/inbox/pictures/picture-upload-store';
import { fillMessage } from '@boardwalk/sdk-core/vocabulary/text/message';
import { useStore } from '@nanostores/react';
import { ChevronLeft, ChevronRight, RotateCw, X } from 'lucide';
import { useEnvironment } from '../../../../element/mount/widget-context.ts';
import { Button } from '../../../../kit/button/Button.tsx';
import { IconButton } from '../../../../kit/button/IconButton.tsx';
import { Picture } from '../../../../kit/picture/Picture.tsx';
import { PictureShown } from '../../../../parts/picture-list/PictureShown.tsx';
import { useExplanation } from '../../../../parts/problem/use-explanation.ts';

interface AddedPictureProps {
  readonly upload: PictureUpload;
  /** From 1. */
  readonly number: number;
  /** How many there are. */
  readonly count: number;
  readonly onRemove: () => void;
  readonly onRetry: () => void;
  readonly onMove: (by: -1 | 1) => void;
}

/** A picture that is added, how far it is, and what can be done with it. */
export function AddedPicture(props: AddedPictureProps) {
  const { upload, number, count, onRemove, onRetry, onMove } = props;
  const { messages: read } = useEnvironment();
  const messages = read(addedMessages);
  const progress = useStore(upload.$progress);
  const named = (message: string) => fillMessage(message, { number, name: upload.name });
  return (
    <li className="added-picture">
      <Shown upload={upload} progress={progress} caption={named(messages.addedPicture)} />
      <div className="added-ways">
        {count > 1 && (
          <IconButton
            icon={ChevronLeft}
            label={named(messages.earlier)}
            aria-disabled={number === 1}
            onClick={() => number > 1 && onMove(-1)}
          />
        )}
        <IconButton icon={X} label={named(messages.remove)} onClick={onRemove} />
        {count > 1 && (
          <IconButton
            icon={ChevronRight}
            label={named(messages.later)}
            aria-disabled={number === count}
            onClick={() => number < count && onMove(1)}
          />
        )}
      </div>
      <Told progress={progress} number={number} onRetry={onRetry} />
    </li>
  );
}

interface ShownProps {
  readonly upload: PictureUpload;
  readonly progress: PictureProgress;
  readonly caption: string;
}

/** The picture itself, once it is kept; until then what the browser can draw of it. */
function Shown({ upload, progress, caption }: ShownProps) {
  const { mediaUrl } = useEnvironment();
  const preview = useStore(upload.$preview);
  return (
    <div className="added-shown">
      {preview ? (
        <PictureShown source={preview} caption={caption} />
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

interface ToldProps {
  readonly progress: PictureProgress;
  readonly number: number;
  readonly onRetry: () => void;
}

/** How far it is, or why it isn't there. */
function Told({ progress, number, onRetry }: ToldProps) {
  const { messages: read } = useEnvironment();
  const messages = read(addedMessages);
  const explain = useExplanation();
  if (progress.state === 'kept') return null;
  if (progress.state === 'sending') {
    const { part } = progress;
    const isKnown = part !== undefined && part < 1;
    const label = isKnown
      ? fillMessage(messages.sending, { number, percent: Math.floor(part * 100) })
      : fillMessage(messages.underWay, { number });
    return <progress aria-label={label} value={isKnown ? part : undefined} max={1} />;
  }
  const { problem } = progress;
  if (isRefused(progress)) {
    return (
      <p className="added-fault" role="alert">
        {fillMessage(messages.refused, { number })}
      </p>
    );
  }
  const isWaiting = problem.code === 'network' || problem.code === 'timeout';
  return (
    <div className="added-failed">
      <p className="added-fault" role="alert">
        {isWaiting
          ? fillMessage(messages.waits, { number })
          : fillMessage(messages.failed, { number, cause: explain(problem) })}
      </p>
      <Button
        variant="quiet"
        icon={RotateCw}
        aria-label={fillMessage(messages.retryNumber, { number })}
        onClick={onRetry}
      >
        {messages.retry}
      </Button>
    </div>
  );
}
