import { fillMessage, type Messages } from '@boardwalk/sdk-core/vocabulary/text/message';
import { RotateCw } from 'lucide';
import { useId } from 'react';
import { useMessages } from '../../../element/mount/widget-context.ts';
import { Button } from '../../../kit/button/Button.tsx';
import { FormAlert } from '../../../kit/form/FormAlert.tsx';
import { pictureListMessages } from './messages.ts';
import type { ListedPictureUpload as Upload } from './picture-order.ts';
import './picture-list.css';

interface PictureUploadProps {
  readonly upload: Upload;
  readonly onRetry: () => void;
}

/** How far a picture's upload is, or why it failed; nothing once it is done. */
export function PictureUploadStatus({ upload, onRetry }: PictureUploadProps) {
  const messages = useMessages(pictureListMessages);
  const id = useId();
  if (upload.state === 'done') return null;
  if (upload.state === 'failed') {
    return (
      <>
        <FormAlert>{upload.reason}</FormAlert>
        <Button icon={RotateCw} onClick={onRetry}>
          {messages.retry}
        </Button>
      </>
    );
  }
  const part = upload.state === 'sending' ? upload.part : undefined;
  return (
    <div className="picture-sending">
      <span id={id}>{wordsOf(upload.state, part, messages)}</span>
      {upload.state === 'sending' && (
        <progress
          aria-labelledby={id}
          value={part !== undefined && part < 1 ? part : undefined}
          max={1}
        />
      )}
    </div>
  );
}

function wordsOf(
  state: 'waiting' | 'sending',
  part: number | undefined,
  messages: Messages<typeof pictureListMessages>,
): string {
  if (state === 'waiting') return messages.waiting;
  if (part === undefined) return messages.underWay;
  if (part >= 1) return messages.finishing;
  return fillMessage(messages.sending, { percent: Math.floor(part * 100) });
}
