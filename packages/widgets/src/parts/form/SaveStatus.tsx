import { useMessages } from '../../element/mount/widget-context.ts';
import { Button } from '../../kit/button/Button.tsx';
import type { SaveState } from './create-autosave.ts';
import { formMessages } from './messages.ts';

interface SaveStatusProps {
  readonly state: SaveState;
  readonly onRetry: () => void;
}

/** Whether what is filled in is saved, said in passing. */
export function SaveStatus({ state, onRetry }: SaveStatusProps) {
  const messages = useMessages(formMessages);
  const text = {
    untouched: '',
    waiting: '',
    saving: messages.saving,
    saved: messages.saved,
    kept: messages.kept,
    failed: messages.notSaved,
  }[state];
  return (
    <div className="form-saving">
      <p role="status" className={state === 'failed' ? 'is-failed' : undefined}>
        {text}
      </p>
      {(state === 'failed' || state === 'kept') && (
        <Button variant="quiet" onClick={onRetry}>
          {messages.retry}
        </Button>
      )}
    </div>
  );
}
