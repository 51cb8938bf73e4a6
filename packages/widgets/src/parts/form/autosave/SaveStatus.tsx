import { useMessages } from '../../../element/mount/widget-context.ts';
import { Button } from '../../../kit/button/Button.tsx';
import { formMessages } from '../messages.ts';
import type { FormAutosave } from './use-autosave.ts';
import './save-status.css';

interface SaveStatusProps {
  readonly autosave: FormAutosave;
  /** Said once it is saved, where there is more to say. */
  readonly savedMessage?: string | undefined;
}

/** Whether what is filled in is saved, said in passing: the last row of such a form. */
export function SaveStatus({ autosave, savedMessage }: SaveStatusProps) {
  const messages = useMessages(formMessages);
  const { state } = autosave;
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
        <Button variant="quiet" onClick={() => void autosave.flush()}>
          {messages.retry}
        </Button>
      )}
    </div>
  );
}
