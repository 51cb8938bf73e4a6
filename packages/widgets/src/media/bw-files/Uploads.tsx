import {
  type FailedUpload,
  isFault,
  type UploadQueueStore,
} from '@boardwalk/sdk-core/media/own/upload-queue-store';
import { uploadMessages } from '@boardwalk/sdk-core/media/upload-messages';
import { fillMessage } from '@boardwalk/sdk-core/vocabulary/text/message';
import { useStore } from '@nanostores/react';
import { useMessages } from '../../element/mount/widget-context.ts';
import { Button } from '../../kit/button/Button.tsx';
import { FormAlert } from '../../kit/form/FormAlert.tsx';
import { useExplanation } from '../../parts/problem/use-explanation.ts';
import { useFileFormatters } from './use-file-formatters.ts';
import './files.css';

/** Names of one reason that are listed one by one; of more, how many. */
const namedAtMost = 5;

interface UploadsProps {
  readonly queue: UploadQueueStore;
  readonly onRetry: () => void;
}

/** Shows how far the uploads are, and which files were not saved, by reason. */
export function Uploads({ queue, onRetry }: UploadsProps) {
  const { messages, counted } = useFileFormatters();
  const { total, done, part, failed } = useStore(queue.$queue);
  const reasons = useReasons(failed);
  const percent = Math.floor((part ?? 0) * 100);
  const number = Math.min(done + 1, total);
  return (
    <div className="files-uploads">
      {part !== undefined && (
        <div className="files-progress">
          <label>
            {fillMessage(messages.progress, { number, count: total, percent })}
            <progress value={done + part} max={total} />
          </label>
          <Button onClick={queue.cancel}>{messages.cancel}</Button>
        </div>
      )}
      {part === undefined && failed.length > 0 && (
        <FormAlert>
          <p>{counted(messages.notUploaded, failed.length)}</p>
          <ul>
            {reasons.map(([reason, names]) => (
              <li key={reason}>{fillMessage(messages.reasonOf, { reason, names })}</li>
            ))}
          </ul>
          <div className="files-actions">
            {failed.some(({ reason }) => !isFault(reason)) && (
              <Button onClick={onRetry}>{messages.retry}</Button>
            )}
            <Button variant="quiet" onClick={queue.dismiss}>
              {messages.dismiss}
            </Button>
          </div>
        </FormAlert>
      )}
    </div>
  );
}

/** Returns why files were not saved, each reason once, with the names that it is about. */
function useReasons(failed: readonly FailedUpload[]): readonly (readonly [string, string])[] {
  const words = useMessages(uploadMessages);
  const explain = useExplanation();
  const { number } = useFileFormatters();
  const named = new Map<string, string[]>();
  for (const { file, reason } of failed) {
    const told = isFault(reason)
      ? words[reason]
      : reason.code === 'body-too-large'
        ? words.refused
        : reason.status === 0
          ? words.network
          : explain(reason);
    named.set(told, [...(named.get(told) ?? []), file.name]);
  }
  return [...named].map(([reason, names]) => {
    const others = names.length - namedAtMost;
    const shown = names.slice(0, namedAtMost).join(', ');
    return [reason, others > 0 ? `${shown}, … +${number(others)}` : shown];
  });
}
