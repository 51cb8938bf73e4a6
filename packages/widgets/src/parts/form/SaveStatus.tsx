import { useMessages } from '../../element/mount/widget-context.ts';
import { Button } from '../../kit/button/Button.tsx';
import type { SaveState } from './create-autosave.ts';
import { formMessages } from './messages.ts';

interface SaveStatusProps {
  readonly state: SaveState;
  /** Said once it is saved, where there is more to say. */
  readonly savedMessage?: string | undefined;
  readonly onRetry: () => void;
}

/** Whether what is filled in is saved, said in passing. */
export function SaveStatus({ state, savedMessage, onRetry }: SaveStatusProps) {
  const messages = useMessages(formMessages);
  const text = {
    untouched: '',
    waiting: '',
    saving: messages.saving,
    saved: savedMessage ?? messages.saved,
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
