import { formPictureMessages } from '@boardwalk/sdk-core/media/pictures/form-picture-messages';
import type { WholeProgress } from '@boardwalk/sdk-core/media/pictures/pictures';
import { findLocale } from '@boardwalk/sdk-core/vocabulary/text/locale';
import { countMessage, fillMessage } from '@boardwalk/sdk-core/vocabulary/text/message';
import { RotateCw } from 'lucide';
import { useId } from 'react';
import { useEnvironment, useMessages } from '../../element/mount/widget-context.ts';
import { Button } from '../../kit/button/Button.tsx';
import './media.css';

interface ProgressProps {
  readonly progress: WholeProgress | undefined;
  readonly onRetry: () => void;
  readonly onCancel: () => void;
}

/** How far all uploads are together, and how many failed; said while it changes. */
export function Progress({ progress, onRetry, onCancel }: ProgressProps) {
  const messages = useMessages(formPictureMessages);
  const { locale } = useEnvironment();
  const id = useId();
  const failed = progress?.failed ?? 0;
  const isUnderWay = progress !== undefined && progress.done + failed < progress.count;
  return (
    <div className="media-progress" role="status">
      {progress && isUnderWay && (
        <>
          <span id={id}>{fillMessage(messages.progress, { ...progress })}</span>
          <progress aria-labelledby={id} value={progress.part} max={1} />
        </>
      )}
      {failed > 0 && <span>{countMessage(messages.failed, failed, findLocale([locale]))}</span>}
      {progress && (
        <div className="media-actions">
          {failed > 0 && (
            <Button icon={RotateCw} onClick={onRetry}>
              {messages.retryAll}
            </Button>
          )}
          <Button variant="quiet" onClick={onCancel}>
            {messages.cancel}
          </Button>
        </div>
      )}
    </div>
  );
}
