import { addedMessages } from '@boardwalk/sdk-core/inbox/pictures/added-messages';
import type { PictureUpload } from '@boardwalk/sdk-core/inbox/pictures/picture-upload-store';
import { uploadMessages } from '@boardwalk/sdk-core/media/upload-messages';
import { fillMessage } from '@boardwalk/sdk-core/vocabulary/text/message';
import { useStore } from '@nanostores/react';
import { RotateCw } from 'lucide';
import { useMessages } from '../../../../element/mount/widget-context.ts';
import { Button } from '../../../../kit/button/Button.tsx';
import { useExplanation } from '../../../../parts/problem/use-explanation.ts';
import './added-list.css';

interface PictureFaultProps {
  readonly upload: PictureUpload;
  /** From 1. */
  readonly number: number;
  readonly onRetry: () => void;
}

/** Why a picture that was added is not there; nothing where it is, or on its way. */
export function MessagePictureFault({ upload, number, onRetry }: PictureFaultProps) {
  const messages = useMessages(addedMessages);
  const reasons = useMessages(uploadMessages);
  const explain = useExplanation();
  const progress = useStore(upload.$progress);
  if (progress.state !== 'failed') return null;
  const { problem, fault } = progress;
  if (fault) {
    return (
      <p className="added-fault" role="alert">
        {fillMessage(messages.refused, { number, reason: reasons[fault] })}
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
